import { type AnyRule, formulaText } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { Schema } from "effect";
import { kindOf } from "../docs/field-kind.ts";
import { isRecord } from "./case.ts";

const width = 100;
const margin = 13;

/** All rules for a terminal of 100 columns: fields, formula, rounding, clause. */
export const ruleList = (strong: (text: string) => string = (text) => text): string =>
	(rules as readonly AnyRule[])
		.map((rule) =>
			[
				`${strong(rule.id)}  ${rule.title} (${rule.clause})`,
				entry("takes", wrap(fieldsOf(rule.input), ", ").flatMap(wrapWords)),
				entry("gives", wrap(rule.gives, ", ")),
				entry("formula", formulaText(rule).split("; ").flatMap(wrapWords)),
				entry("rounding", wrapWords(rule.rounding)),
			].join("\n"),
		)
		.join("\n\n")
		.concat("\n");

const entry = (name: string, lines: readonly string[]): string =>
	lines.map((line, index) => `  ${(index === 0 ? name : "").padEnd(margin - 2)}${line}`).join("\n");

/** Wraps pieces at the width of the terminal. */
const wrap = (pieces: readonly string[], between: string): readonly string[] =>
	pieces.reduce<readonly string[]>((lines, piece) => {
		const last = lines.at(-1);
		if (last === undefined) return [piece];
		const longer = `${last}${between}${piece}`;
		return longer.length + margin + between.trimEnd().length <= width
			? [...lines.slice(0, -1), longer]
			: [...lines.slice(0, -1), `${last}${between}`.trimEnd(), piece];
	}, []);

const wrapWords = (text: string): readonly string[] => wrap(text.split(" "), " ");

/** `price (decimal, where the formula has it)` */
const fieldsOf = (input: Schema.Top): readonly string[] => {
	const { schema, definitions } = Schema.toJsonSchemaDocument(input);
	const needed = Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, field]) => {
		const kind = decodeURIComponent(kindOf({ schema: field, definitions }));
		if (name === "today") return `${name} (${kind}, by default the day of the audit)`;
		return `${name} (${kind}${needed.includes(name) ? "" : ", where the formula has it"})`;
	});
};
