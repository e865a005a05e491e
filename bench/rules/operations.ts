import { decimal, divide, type Decimal as Exact, round, toText, zero } from "@tradewind/domain/money";
import { Decimal } from "decimal.js";
import { BigDecimal } from "effect";
import { amount, type Character, factor } from "./figures.ts";
import type { Random } from "./random.ts";

/** An operation of two figures in the decimals of the domain, in decimal.js and in floats. */
interface Operation {
	readonly name: string;
	readonly exact: (one: Exact, other: Exact) => Exact | undefined;
	readonly decimalJs: (one: Decimal, other: Decimal) => Decimal;
	readonly floats: (one: number, other: number) => number;
}

/** The usual rounding of floats: times 100, to the nearest integer, divided by 100. */
const cents = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;

/** What the rules consist of. */
const operations: readonly Operation[] = [
	{
		name: "sum",
		exact: BigDecimal.sum,
		decimalJs: (one, other) => one.plus(other),
		floats: (one, other) => one + other,
	},
	{
		name: "product, rounded to 2 decimals",
		exact: (one, other) => round(BigDecimal.multiply(one, other), 2, "half up"),
		decimalJs: (one, other) => one.times(other).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
		floats: (one, other) => cents(one * other),
	},
	{
		name: "quotient, rounded to 2 decimals",
		exact: (one, other) => divide(one, other, 2, "half up"),
		decimalJs: (one, other) => one.div(other).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
		floats: (one, other) => cents(one / other),
	},
];

/** One operation on the same cases in each implementation. */
export interface Compared {
	readonly name: string;
	readonly length: number;
	readonly exact: (index: number) => unknown;
	readonly decimalJs: (index: number) => unknown;
	readonly floats: (index: number) => unknown;
	/** The number of cases with a wrong result of decimal.js at its default precision of 20 digits. */
	readonly wrongInDecimalJs: number;
	/** The number of cases whose float result is not the float of the exact result. */
	readonly wrongInFloats: number;
}

export const comparedOperations = (
	random: Random,
	character: Character,
	length: number,
): readonly Compared[] =>
	operations.map(({ name, ...operation }) => {
		const cases = Array.from({ length }, () => {
			const [one, other] = [amount[character](random), factor[character](random)];
			return {
				expected: toText(operation.exact(decimal(one), decimal(other)) ?? zero),
				exact: [decimal(one), decimal(other)] as const,
				decimalJs: [new Decimal(one), new Decimal(other)] as const,
				floats: [Number(one), Number(other)] as const,
			};
		});
		const at = (index: number) => {
			const found = cases[index];
			if (!found) throw new RangeError(`There is no case ${index}.`);
			return found;
		};
		return {
			name,
			length,
			exact: (index) => operation.exact(...at(index).exact),
			decimalJs: (index) => operation.decimalJs(...at(index).decimalJs),
			floats: (index) => operation.floats(...at(index).floats),
			wrongInDecimalJs: cases.filter((one) => !operation.decimalJs(...one.decimalJs).eq(one.expected)).length,
			wrongInFloats: cases.filter((one) => operation.floats(...one.floats) !== Number(one.expected)).length,
		};
	});
