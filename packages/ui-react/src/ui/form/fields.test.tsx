import { decimal } from "@tradewind/domain/money";
import {
	type CompressedPicture,
	type Picture,
	type PictureRejected,
	type PictureUnreadable,
	picture,
	type SlotFailure,
	uploadSlotMachine,
} from "@tradewind/domain/upload";
import type { Result } from "effect";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { DecimalInput } from "../control/decimal-input.tsx";
import { outlineOf } from "../outline.test-support.ts";
import { AmountField } from "./amount-field.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { CodeField } from "./code-field.tsx";
import { DayField } from "./day-field.tsx";
import { Field } from "./field.tsx";
import { FieldAction } from "./field-action.tsx";
import { PasswordField } from "./password-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { SelectField } from "./select-field.tsx";
import { StepBar } from "./step-bar.tsx";
import { SubmitBar } from "./submit-bar.tsx";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const markupOf = (part: ReactNode) => renderToString(part);
const shown = (part: ReactNode) => outlineOf(markupOf(part));

/** The text that the input of some markup names as its description. */
const descriptionIn = (markup: string): string | undefined => {
	const [, id] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
	return id && markup.split(`id="${id}"`)[1]?.replace(/^[^>]*>|<.*$/gs, "");
};

const nothing = () => {};

const photo = picture({ name: "a.jpg", mediaType: "image/jpeg", size: 1, content: undefined });

type Compressed = Result.Result<CompressedPicture, PictureUnreadable | PictureRejected>;

/** A slot whose requests never end, or that was cleared. */
const createSlot = (cleared?: { readonly failure: SlotFailure; readonly retryable: Picture | undefined }) => {
	const machine = uploadSlotMachine.provide({
		actors: {
			compress: fromPromise<Compressed, Picture>(() => new Promise(() => {})),
		},
	});
	const empty = createActor(machine).getSnapshot();
	const context = { ...empty.context, ...cleared };
	const snapshot = machine.resolveState({ value: cleared ? "failed and cleared" : "empty", context });
	return createActor(machine, { snapshot }).start();
};

const name = <Field label="Name" name="name" value="Ann" autoComplete="name" onType={nothing} />;
const select = (props: { readonly value?: number; readonly error?: string }) => (
	<SelectField
		label="To"
		name="to"
		options={[
			{ id: 1, name: "Contract account" },
			{ id: 2, name: "Micro account" },
		]}
		placeholder="Choose an account"
		value={props.value}
		error={props.error}
		onChoose={nothing}
	/>
);

describe("A field of a form", () => {
	test("Pitfall 27: has no limit at which the browser would cut a pasted text", () => {
		const common = { label: "Name", name: "name", value: "", onType: nothing };
		const markup = markupOf(
			<>
				<Field {...common} autoComplete="off" maxLength={3} />
				<AmountField {...common} />
				<CodeField {...common} />
				<DecimalInput aria-label="Price" value="" onType={nothing} />
				<DayField {...common} />
			</>,
		);
		expect(markup).toContain("<input");
		expect(markup.toLowerCase()).not.toContain("maxlength");
	});

	test("shows its label and the typed text, and has no description without a hint or an issue", () => {
		expect(shown(name)).toBe(
			'<label> Name </label> <input aria-invalid="false" autocomplete="name" inputmode="text" type="text" value="Ann">',
		);
		expect(descriptionIn(markupOf(name))).toBeUndefined();
	});

	test("is described by its hint, or by its issue if it has one", () => {
		const field = (error?: string) => (
			<Field
				label="Name"
				name="name"
				value=""
				hint="As in your passport"
				error={error}
				autoComplete="name"
				onType={nothing}
			/>
		);
		expect(descriptionIn(markupOf(field()))).toBe("As in your passport");
		expect(descriptionIn(markupOf(field("Name missing")))).toBe("Name missing");
		expect(shown(field("Name missing"))).toContain('aria-invalid="true"');
		expect(shown(field("Name missing"))).not.toContain("passport");
	});

	test("for a password hides it, and offers to show it", () => {
		expect(
			shown(
				<PasswordField
					label="Password"
					name="password"
					value="secret"
					autoComplete="current-password"
					onType={nothing}
				/>,
			),
		).toBe(
			'<label> Password </label> <input aria-invalid="false" autocomplete="current-password" inputmode="text" type="password" value="secret"> <button aria-pressed="false"> </button>',
		);
	});

	test("for an amount has the decimal keypad, its currency and a button for the largest amount", () => {
		expect(
			shown(
				<AmountField
					label="Amount"
					name="amount"
					value="1,5"
					currency="USD"
					max={decimal("100")}
					hint="Available 100"
					onType={nothing}
				/>,
			),
		).toBe(
			'<label> Amount </label> <input aria-invalid="false" autocomplete="off" inputmode="decimal" type="text" value="1,5"> USD <button> Max </button> Available 100',
		);
	});

	test("for a code can be autofilled by the phone", () => {
		expect(
			shown(
				<CodeField
					label="Code"
					name="code"
					value=""
					action={
						<FieldAction isDisabled onPress={nothing}>
							Send again in 50 s
						</FieldAction>
					}
					onType={nothing}
				/>,
			),
		).toBe(
			'<label> Code </label> <input aria-invalid="false" autocomplete="one-time-code" inputmode="numeric" type="text" value> <button disabled> Send again in 50 s </button>',
		);
	});

	test("for a choice shows its options, and a placeholder until one is chosen", () => {
		expect(shown(select({}))).toBe(
			'<label> To </label> <select aria-invalid="false"> <option disabled value> Choose an account </option> <option value="1"> Contract account </option> <option value="2"> Micro account </option> </select>',
		);
		expect(shown(select({ value: 2 }))).not.toContain("Choose an account");
		const wrong = select({ value: 2, error: "The same account" });
		expect(shown(wrong)).toContain('<select aria-invalid="true">');
		expect(descriptionIn(markupOf(wrong))).toBe("The same account");
	});

	test("for a picture offers camera and files, and shows its progress, then replacement and removal", () => {
		const slot = createSlot();
		const field = <PictureField label="Front" slot={slot} />;
		expect(shown(field)).toBe(
			'<label> Front </label> <input type="file"> <button> Take a photo </button> <input type="file"> <button aria-invalid="false"> Choose an image </button> <p role="status"> </p>',
		);
		slot.send({ type: "choose", picture: photo });
		expect(shown(field)).toBe(
			'<label> Front </label> <input type="file"> <button aria-invalid="false"> Replace </button> <button> Remove </button> <p role="status"> Preparing the image… </p>',
		);
	});

	test("for a picture says why the slot was cleared, and offers to try again only if that may help", async () => {
		const fail = (failure: SlotFailure, retryable?: Picture) => {
			const slot = createSlot({ failure, retryable });
			const markup = markupOf(<PictureField label="Front" slot={slot} error="Missing" />);
			return [descriptionIn(markup), markup.includes("Try again")];
		};
		expect([
			fail({ is: "too large", limit: undefined }),
			fail({ is: "too large", limit: 1024 * 1024 }),
			fail({ is: "too many pixels", limit: 25_000_000 }),
			fail({ is: "upload refused", message: "Only pictures, says the platform" }),
			fail({ is: "unreachable" }, photo),
		]).toEqual([
			["This file is too large. The maximum is 20 MB.", false],
			["This file is too large. The maximum is 1 MB.", false],
			[
				"This image has more than 25 megapixels. Choose a smaller one, or take it again with a lower resolution.",
				false,
			],
			["Only pictures, says the platform", false],
			["The image was not uploaded. Check the connection and try again.", true],
		]);
		expect(descriptionIn(markupOf(<PictureField label="Front" slot={createSlot()} error="Missing" />))).toBe(
			"Missing",
		);
	});

	test("for a consent shows its issue", () => {
		const box = (error?: string) => (
			<CheckboxField name="agree" label="I agree" isOn={false} error={error} onChange={nothing} />
		);
		expect(shown(box())).toBe('<input aria-invalid="false" type="checkbox"> <label> I agree </label>');
		expect(descriptionIn(markupOf(box("Please agree")))).toBe("Please agree");
	});

	test.each([
		["text", name, "input"],
		["choice", select({}), "select"],
		["picture", <PictureField key="file" label="Front" slot={createSlot()} />, "button"],
		[
			"consent",
			<CheckboxField key="box" name="agree" label="I agree" isOn={false} onChange={nothing} />,
			"input",
		],
	])("of a %s belongs to its label", (_, field, element) => {
		const markup = markupOf(field);
		const [, id] = /<label[^>]* for="([^"]+)"/.exec(markup) ?? [];
		expect(markup).toMatch(new RegExp(`<${element}[^>]* id="${id}"`));
	});

	test("in several steps names them and the current one", () => {
		expect(shown(<StepBar label="Steps" steps={["Amount", "Confirm"]} current={1} />)).toBe(
			'<li> Amount </li> <li aria-current="step"> Confirm </li>',
		);
	});
});

describe("The submit bar", () => {
	const bar = (props: {
		readonly isBusy?: boolean;
		readonly reason?: string;
		readonly isDisabled?: boolean;
	}) => <SubmitBar label="Log in" isBusy={false} {...props} />;

	test("can be pressed", () => {
		expect(shown(bar({}))).toBe(
			'<p role="status"> </p> <div role="status"> </div> <button aria-busy="false" type="submit"> Log in </button>',
		);
	});

	test("shows the reason why it is disabled", () => {
		expect(shown(bar({ reason: "Amount missing" }))).toBe(
			'<p role="status"> Amount missing </p> <div role="status"> </div> <button aria-busy="false" disabled type="submit"> Log in </button>',
		);
		expect(descriptionIn(markupOf(bar({ reason: "Amount missing" })))).toBe("Amount missing");
	});

	test("ignores taps while it is busy, and shows no reason then", () => {
		expect(shown(bar({ isBusy: true, isDisabled: true, reason: "Amount missing" }))).toBe(
			'<p role="status"> </p> <div role="status"> </div> <button aria-busy="true" disabled type="submit"> Log in </button>',
		);
	});
});
