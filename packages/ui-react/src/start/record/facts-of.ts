import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

const maxDepth = 5;
/** Rows of a list that are looked at. */
const maxRows = 60;

/**
 * What of a machine's context can be compared and is not personal: switches, exact decimals, the lengths of lists, and which case
 * of several a value is. Texts and numbers are left out: they may be names, phone numbers or moments.
 */
export const factsOf = (context: unknown): unknown => factsIn(context, maxDepth);

const factsIn = (value: unknown, depth: number): unknown => {
	if (typeof value === "boolean") return value;
	if (BigDecimal.isBigDecimal(value)) return toText(value);
	if (typeof value !== "object" || value === null || depth === 0) return undefined;
	if (Array.isArray(value))
		return {
			length: value.length,
			rows: value.slice(0, maxRows).map((row) => factsIn(row, depth - 1) ?? {}),
		};
	const prototype: unknown = Object.getPrototypeOf(value);
	if (prototype !== Object.prototype && prototype !== null) return undefined;
	const facts = Object.entries(value).flatMap(([key, field]) => {
		const fact = isCase(key, field) ? field : factsIn(field, depth - 1);
		return fact === undefined || !/^[a-z]+$/iu.test(key) ? [] : [[key, fact]];
	});
	return facts.length === 0 ? undefined : Object.fromEntries(facts);
};

/** The name of a case, which the code itself gives. */
const isCase = (key: string, value: unknown): boolean =>
	(key === "is" || key === "_tag") && typeof value === "string" && /^[a-z][a-z -]{0,30}$/iu.test(value);
