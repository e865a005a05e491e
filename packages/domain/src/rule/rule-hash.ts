import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BigDecimal, Schema } from "effect";
import { toText } from "../money/decimal.ts";
import type { AnyRule } from "./define-rule.ts";

/**
 * The SHA-256 of what a rule computes, in hexadecimal: of its id, fields, formula and roundings, and of which figures may be negative. Title, clause and
 * explanations are not part of it. A rule that is code has its examples instead of a formula that is computed (docs/assumptions.md, A-910).
 */
export const ruleHash = (rule: AnyRule): string => bytesToHex(sha256(utf8ToBytes(contentOf(rule))));

const contentOf = ({ id, input, output, formula, signed, rounding, examples, whyCode }: AnyRule): string =>
	JSON.stringify(
		withTexts({
			id,
			input: kindsOf(input),
			output: kindsOf(output),
			formula,
			signed: [...(signed ?? [])].sort(),
			rounding,
			...(whyCode !== undefined && { examples: examples.map(({ given, gives }) => ({ given, gives })) }),
		}),
	);

/** The JSON schema of the fields: their names and kinds, and which are optional. */
const kindsOf = (fields: Schema.Top): unknown => {
	const { schema, definitions } = Schema.toJsonSchemaDocument(fields);
	return { schema, definitions };
};

/** Decimals as their texts, in objects so that no field has the same name. The first of two cases is the one whose condition is true, so that their order counts. */
const withTexts = (value: unknown): unknown => {
	if (BigDecimal.isBigDecimal(value)) return { decimal: toText(value) };
	if (Array.isArray(value)) return value.map(withTexts);
	if (typeof value !== "object" || value === null) return value;
	return Object.entries(value).map(([name, one]) => [name, withTexts(one)]);
};
