import { BigDecimal, type Brand, Data, Result } from "effect";

/** An exact decimal. Money, prices, quantities and rates are never a `number`. */
export type Decimal = BigDecimal.BigDecimal;

/** An amount in the site's currency. */
export type Money = Decimal & Brand.Brand<"Money">;
/** Units of quote currency per unit of an instrument. */
export type Price = Decimal & Brand.Brand<"Price">;
/** Number of contracts (lots). */
export type Quantity = Decimal & Brand.Brand<"Quantity">;
/** A plain factor: a multiple (leverage), a fee rate, a percentage. */
export type Rate = Decimal & Brand.Brand<"Rate">;

export const money = (value: Decimal): Money => value as Money;
export const price = (value: Decimal): Price => value as Price;
export const quantity = (value: Decimal): Quantity => value as Quantity;
export const rate = (value: Decimal): Rate => value as Rate;

export const zero: Decimal = BigDecimal.fromBigInt(0n);
export const hundred: Decimal = BigDecimal.fromBigInt(100n);

/** A count as a decimal. `count` is a safe integer. */
export const wholeDecimal = (count: number): Decimal => BigDecimal.fromBigInt(BigInt(count));

/** `value`, or zero where it is below zero. */
export const notBelowZero = (value: Decimal): Decimal => BigDecimal.max(value, zero);

/** The exact `percent` percent of `value`. */
export const percentOf = (value: Decimal, percent: Decimal): Decimal =>
	BigDecimal.multiply(BigDecimal.multiply(value, percent), hundredth);

const hundredth: Decimal = BigDecimal.make(1n, 2);

/** Rounding mode. Every division and every display names one. Down is towards zero, up is away from it, and the last one is never above the value. */
export type Rounding = "half up" | "half even" | "down" | "up" | "floor";

const modes = {
	"half up": "half-from-zero",
	"half even": "half-even",
	down: "to-zero",
	up: "from-zero",
	floor: "floor",
} as const;

/** Rounds `value` to `digits` decimals. */
export const round = (value: Decimal, digits: number, rounding: Rounding): Decimal =>
	BigDecimal.round(value, { scale: digits, mode: modes[rounding] });

/**
 * Exact quotient rounded to `digits` decimals; `undefined` for a divisor of zero. Computed on integers, so that
 * rounding sees the true next digit.
 */
export const divide = (
	dividend: Decimal,
	divisor: Decimal,
	digits: number,
	rounding: Rounding,
): Decimal | undefined => {
	if (divisor.value === 0n) return undefined;
	const shift = digits + divisor.scale - dividend.scale;
	const numerator = shift >= 0 ? dividend.value * 10n ** BigInt(shift) : dividend.value;
	const denominator = shift >= 0 ? divisor.value : divisor.value * 10n ** BigInt(-shift);
	return BigDecimal.make(roundedQuotient(numerator, denominator, rounding), digits);
};

/** `value` as plain text with exactly `digits` decimals: `formatFixed(1.5, 2)` is `"1.50"`. */
export const formatFixed = (value: Decimal, digits: number, rounding: Rounding): string => {
	const scaled = BigDecimal.scale(round(value, digits, rounding), digits);
	const sign = scaled.value < 0n ? "-" : "";
	const text = (scaled.value < 0n ? -scaled.value : scaled.value).toString().padStart(digits + 1, "0");
	return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** `value` as the shortest plain text that parses to the same value; never an exponent. */
export const toText = (value: Decimal): string => {
	const normal = BigDecimal.normalize(value);
	return formatFixed(normal, Math.max(0, normal.scale), "down");
};

/** A text that is not a valid decimal. */
export class NotADecimal extends Data.TaggedError("NotADecimal")<{
	readonly text: string;
	readonly reason: "not a number" | "too many digits";
}> {}

const plainDecimal = /^-?\d+(\.\d+)?$/;
const digitLimits = { beforePoint: 21, afterPoint: 18 };

/**
 * Parses plain decimal text (`-12.50`): no exponent, no grouping, at most 21 digits before and 18 after the point.
 */
export const parseDecimal = (text: string): Result.Result<Decimal, NotADecimal> => {
	if (!plainDecimal.test(text)) return Result.fail(new NotADecimal({ text, reason: "not a number" }));
	const start = text.startsWith("-") ? 1 : 0;
	const end = text.includes(".") ? text.indexOf(".") : text.length;
	const afterPoint = Math.max(0, text.length - end - 1);
	if (end - start > digitLimits.beforePoint || afterPoint > digitLimits.afterPoint)
		return Result.fail(new NotADecimal({ text, reason: "too many digits" }));
	return Result.succeed(BigDecimal.make(BigInt(text.replace(".", "")), afterPoint));
};

/** A literal in source code, such as `decimal("0.01")`. Throws for invalid text: never use it on input. */
export const decimal = (literal: string): Decimal => Result.getOrThrow(parseDecimal(literal));

const roundedQuotient = (numerator: bigint, denominator: bigint, rounding: Rounding): bigint => {
	const negative = numerator < 0n !== denominator < 0n;
	const n = numerator < 0n ? -numerator : numerator;
	const d = denominator < 0n ? -denominator : denominator;
	const whole = n / d;
	const twice = (n % d) * 2n;
	const away =
		rounding === "up" || (rounding === "floor" && negative)
			? twice > 0n
			: rounding === "half up"
				? twice >= d
				: rounding === "half even"
					? twice > d || (twice === d && whole % 2n === 1n)
					: false;
	const magnitude = away ? whole + 1n : whole;
	return negative ? -magnitude : magnitude;
};
