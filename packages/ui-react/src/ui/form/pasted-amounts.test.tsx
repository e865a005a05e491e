import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTypedDecimal, toText } from "@tradewind/domain/money";
import { languages } from "@tradewind/domain/site";
import { Result } from "effect";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { DecimalInput } from "../control/decimal-input.tsx";
import { AmountField } from "./amount-field.tsx";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = globSync("**/*.tsx", { cwd: root })
	.filter((file) => !/\.test(-support)?\.tsx$/.test(file))
	.map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

/** Renders the field's own element only, and gives it the text as its input does. */
const Pasted = ({ text, onType }: { readonly text: string; readonly onType: (text: string) => void }) => {
	const { props } = Object(
		AmountField({ name: "amount", label: "Amount", currency: "$", value: "", onType }),
	);
	props.onType(text);
	return null;
};

/** What each kind of amount field passes on of a pasted text. */
const kinds = {
	AmountField: (pasted: string): string | undefined => {
		let typed: string | undefined;
		renderToString(
			<Pasted
				text={pasted}
				onType={(text) => {
					typed = text;
				}}
			/>,
		);
		return typed;
	},
	DecimalInput: (pasted: string): string | undefined => {
		let typed: string | undefined;
		const { props } = Object(
			DecimalInput({
				value: "",
				onType: (text) => {
					typed = text;
				},
			}),
		);
		props.onChange({ currentTarget: { value: pasted } });
		return typed;
	},
} as const;

beforeEach(() => showLanguage("en"));

describe("Pitfall 27: an amount that is pasted with tabs and blanks", () => {
	test.each(Object.entries(kinds))(
		"into a field of the kind %s is read as a whole or refused",
		(_, paste) => {
			for (const { code } of languages)
				for (const around of ["", "\t", "\t\t                    ", "\u00a0\u2009", `\t${" ".repeat(500)}`]) {
					const typed = paste(`${around}12.50${around}`) ?? "";
					expect(Result.map(readTypedDecimal(typed, code), toText)).toEqual(Result.succeed("12.5"));
					const longer = paste(`${around}${"9".repeat(60)}.50`) ?? "";
					expect(longer).toBe(`${"9".repeat(60)}.50`);
				}
		},
	);

	test("finds only these kinds of fields: no other one asks for the keyboard of decimals", () => {
		const decimals = sources.filter(({ text }) => text.includes('inputMode="decimal"'));
		expect(decimals.map(({ file }) => file).toSorted()).toEqual([
			"ui/control/decimal-input.tsx",
			"ui/form/amount-field.tsx",
		]);
	});

	test("is cut by no attribute of an input or a text area", () => {
		const elements = sources.flatMap(({ file, text }) =>
			[...text.matchAll(/<(input|textarea|Input|TextInput|Textarea)\b[^>]*?>/gs)]
				.filter(([element]) => /maxLength|maxlength/.test(element))
				.map(() => file),
		);
		expect(elements).toEqual([]);
	});
});
