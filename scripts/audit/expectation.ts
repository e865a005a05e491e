import { isMissing, isRecord } from "./case.ts";
import { isFigure } from "./figure.ts";

/** The expected output of a line: the rule's figures by name, or the refusal of a field. */
export type Expectation =
	| { readonly is: "figures"; readonly figures: Readonly<Record<string, string>> }
	| { readonly is: "refusal"; readonly field: string }
	| { readonly is: "unreadable"; readonly reason: string; readonly given?: unknown };

/**
 * Reads `expected` for a rule with the output fields `gives`. A single figure may be a value or one field of any name; several
 * need all of the rule's names. `{ "refused": field }` is a refusal.
 */
export const readExpectation = (expected: unknown, gives: readonly string[]): Expectation => {
	if (isMissing(expected)) return unreadable("is missing");
	const [only, ...others] = gives;
	const rest = others.length > 0 || only === undefined;
	if (!isRecord(expected))
		return rest
			? unreadable(`is one value, the rule gives ${gives.join(", ")}`, expected)
			: one(only, expected);
	if ("refused" in expected) return refusal(expected);
	if (rest) return several(gives, expected);
	const values = Object.values(expected);
	return values.length > 1
		? unreadable(`has ${values.length} fields, the rule gives one: ${only}`)
		: one(only, values[0]);
};

const one = (name: string, value: unknown): Expectation => {
	if (isMissing(value)) return unreadable("is missing");
	return isFigure(value)
		? { is: "figures", figures: { [name]: value } }
		: unreadable("is not a decimal", value);
};

const several = (names: readonly string[], expected: Readonly<Record<string, unknown>>): Expectation => {
	const foreign = Object.keys(expected).find((name) => !names.includes(name));
	if (foreign !== undefined)
		return unreadable(`has the field ${foreign}, the rule gives ${names.join(", ")}`);
	const figures: Record<string, string> = {};
	for (const name of names) {
		const value = expected[name];
		if (isMissing(value)) return unreadable(`has no ${name}`);
		if (!isFigure(value)) return unreadable(`${name} is not a decimal`, value);
		figures[name] = value;
	}
	return { is: "figures", figures };
};

const refusal = (expected: Readonly<Record<string, unknown>>): Expectation => {
	const { refused, ...figures } = expected;
	if (Object.keys(figures).length > 0) return unreadable("is a refusal and figures at once");
	return typeof refused === "string" && refused !== ""
		? { is: "refusal", field: refused }
		: unreadable("refused is not the name of a field", refused);
};

const unreadable = (reason: string, given?: unknown): Expectation => ({
	is: "unreadable",
	reason,
	...(given === undefined ? {} : { given }),
});
