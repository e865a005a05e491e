import type { Block } from "./blocks.ts";
import { type Case, isMissing, isRecord } from "./case.ts";
import { type Line, readLines } from "./lines.ts";
import type { Refused } from "./verdict.ts";

/** The cases of a block of JSON Lines; a line without a case is refused. */
export const readJsonBlock = async ({ bytes, linesBefore }: Block): Promise<readonly (Case | Refused)[]> => {
	const cases: (Case | Refused)[] = [];
	for await (const lines of readLines([bytes]))
		for (const { number, text } of lines)
			cases.push(readJsonCase({ number: number + linesBefore, ...(text === undefined ? {} : { text }) }));
	return cases;
};

/** Parses one line of JSON. Numbers are read as text, so that no digit is lost. */
export const readJsonCase = ({ number: line, text }: Line): Case | Refused => {
	const refuse = (reason: string): Refused => ({
		is: "refused",
		line,
		field: "line",
		reason,
		...(text === undefined ? {} : { given: text.trim() }),
	});
	if (text === undefined) return refuse("is longer than 1 MiB");
	try {
		const value = parse(text);
		if (!isRecord(value)) return refuse("is not a JSON object");
		const { id } = value;
		return {
			is: "case",
			line,
			...(isMissing(id) ? {} : { id: String(id) }),
			rule: value.rule,
			input: value.input,
			expected: value.expected,
		};
	} catch {
		return refuse("is not JSON");
	}
};

/** Whether a number may stand outside of quotes: only then is the slow reviver used. */
const parse = (text: string): unknown =>
	mayHoldNumber.test(text) ? Reflect.apply(JSON.parse, JSON, [text, asWritten]) : JSON.parse(text);

const mayHoldNumber = /[[:,]\s*-?\d/;

const asWritten = (_: string, value: unknown, { source }: { readonly source?: string }): unknown =>
	typeof value === "number" ? source : value;
