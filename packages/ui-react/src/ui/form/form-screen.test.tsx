import type { CommandReply, ReconcileResult } from "@tradewind/domain/command";
import { decimal, money } from "@tradewind/domain/money";
import { AnswerLost, type CommandError, NotSent, type QueryError, Refused } from "@tradewind/domain/request";
import { type TransferAccount, transferMachine } from "@tradewind/domain/transfer";
import { Result } from "effect";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from "xstate";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { outlineOf } from "../outline.test-support.ts";
import { AmountField } from "./amount-field.tsx";
import { FormScreen } from "./form-screen.tsx";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const accountOf = (accountId: number): TransferAccount => ({
	accountId,
	kind: "forex",
	currencyId: 1,
	free: money(decimal("100")),
	locked: money(decimal("0")),
});

type Answer = Result.Result<CommandReply, CommandError>;

const notFound: Result.Result<ReconcileResult<CommandReply>, QueryError> = Result.succeed({ is: "absent" });

/** A form of a transfer that was filled in and sent, with the given answer to its command. */
const sent = async (...answers: readonly Answer[]) => {
	const waiting = [...answers];
	const clock = new SimulatedClock();
	const form = createActor(
		transferMachine.provide({
			actors: {
				send: fromPromise(() => {
					const answer = waiting.shift();
					return answer ? Promise.resolve(answer) : new Promise<never>(() => {});
				}),
				reconcile: fromPromise(() => Promise.resolve(notFound)),
			},
		}),
		{ input: { language: "en", knownRecords: {}, accounts: [accountOf(1), accountOf(2)] }, clock },
	).start();
	form.send({ type: "change", change: { is: "amount", text: "5" } });
	form.send({ type: "submit" });
	await turns();
	return { form, clock };
};

const turns = async () => {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

/** The content below the fields, and whether the fields can be changed. */
const shown = (form: ActorRefFrom<typeof transferMachine>, issue?: string, issueField?: string) => {
	const markup = outlineOf(
		renderToString(
			<StaticRouter location="/mine/accounts">
				<FormScreen
					actor={form}
					title="Transfer"
					about="Transfer"
					notDone="Not transferred"
					submit="Transfer now"
					issue={issue}
					issueField={issueField}
				>
					<AmountField
						label="Amount"
						name="amount"
						value={form.getSnapshot().context.form.amount}
						onType={() => {}}
					/>
				</FormScreen>
			</StaticRouter>,
		),
	);
	const [fields = "", foot = ""] = markup.split("</form>")[0]?.split(/(?<=type="text"[^>]*>)/) ?? [];
	return [
		/<fieldset[^>]* disabled[ >]/.test(fields) ? "locked" : "open",
		foot.replace("</fieldset>", "").trim(),
	];
};

const button = (attributes: string, label = "Transfer now") =>
	`<button ${attributes} type="submit"> ${label} </button>`;
const dismiss = "<button> </button>";

describe("A form screen", () => {
	test("submits its form on a press", async () => {
		const { form } = await sent(Result.fail(new Refused({ code: 0, message: "" })));
		form.send({ type: "dismiss" });
		expect(shown(form)).toEqual([
			"open",
			`<p role="status"> </p> <div role="status"> </div> ${button('aria-busy="false"')}`,
		]);
	});

	test("shows why the form can't be submitted", async () => {
		const { form } = await sent(Result.fail(new Refused({ code: 0, message: "" })));
		form.send({ type: "dismiss" });
		form.send({ type: "change", change: { is: "amount", text: "" } });
		expect(shown(form, "Amount missing")).toEqual([
			"open",
			`<p role="status"> Amount missing </p> <div role="status"> </div> ${button('aria-busy="false" disabled')}`,
		]);
	});

	test("A-596: can be pressed with a mistake in a field, which a press marks", async () => {
		const { form } = await sent(Result.fail(new Refused({ code: 0, message: "" })));
		form.send({ type: "dismiss" });
		form.send({ type: "change", change: { is: "amount", text: "" } });
		const [, foot] = shown(form, "Amount missing", "amount");
		expect(foot?.endsWith(button('aria-busy="false"'))).toBe(true);
	});

	test("is locked and busy while its command is in flight", async () => {
		const { form } = await sent();
		expect(shown(form)).toEqual([
			"locked",
			`<p role="status"> </p> <div role="status"> </div> ${button('aria-busy="true" disabled', "Sending…")}`,
		]);
	});

	test("shows the platform's reason of a rejected command, and keeps the typed values", async () => {
		const { form } = await sent(Result.fail(new Refused({ code: 0, message: "Not enough money" })));
		expect(form.getSnapshot().context.form.amount).toBe("5");
		const [state, foot] = shown(form);
		expect([state, foot]).toEqual([
			"open",
			`<div role="alert"> Not transferred Not enough money ${dismiss} </div> <p role="status"> </p> <div role="status"> </div> ${button('aria-busy="false"')}`,
		]);
	});

	test.each([
		["offline", "You are offline. Nothing was sent."],
		["not loaded", "This could not be loaded. Check your connection and try again."],
	] as const)("shows that a command that was never sent was not executed: %s", async (reason, text) => {
		const { form } = await sent(Result.fail(new NotSent({ reason })));
		expect(shown(form)[1]).toContain(`<div role="alert"> Not transferred ${text} ${dismiss} </div>`);
	});

	test("is locked while the outcome is unknown, and shows that it is being checked", async () => {
		const { form, clock } = await sent(Result.fail(new AnswerLost({ reason: "timed out" })));
		const unknown =
			"Transfer · Outcome unknown The request was sent, but no response was received. It may or may not have been executed. It will not be sent again.";
		expect(shown(form)).toEqual([
			"locked",
			`<div role="alert"> ${unknown} Checking the outcome with the platform… </div>`,
		]);
		for (let look = 0; look < 3; look++) {
			clock.increment(4000);
			await turns();
		}
		expect(shown(form)).toEqual([
			"locked",
			`<div role="alert"> ${unknown} <button> Check again </button> </div>`,
		]);
	});

	test("shows that a command was certainly not executed", async () => {
		const { form, clock } = await sent(Result.fail(new AnswerLost({ reason: "no answer" })));
		for (let look = 0; look < 3; look++) {
			clock.increment(4000);
			await turns();
		}
		expect(shown(form)).toEqual([
			"locked",
			`<div role="alert"> Not transferred The platform did not execute this request. Your account has not changed. ${dismiss} </div>`,
		]);
	});

	test("has nothing to press once a command was accepted, until its receipt is shown", async () => {
		const { form } = await sent(Result.succeed({ message: "Transferred" }));
		expect(shown(form)).toEqual(["locked", ""]);
	});
});
