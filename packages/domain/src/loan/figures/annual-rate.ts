import { BigDecimal } from "effect";
import type { Decimal } from "../../money/decimal.ts";

/** A payment of the borrower, a number of days after the loan was paid out. */
export interface RepaymentFlow {
	readonly amount: Decimal;
	readonly days: number;
}

/** Fractions are computed with 320 binary digits, which are 96 decimal ones. */
const bits = 320n;
const one = 1n << bits;
const times = (left: bigint, right: bigint): bigint => (left * right) >> bits;

/** A debt that grows by more than 12 % a day has no rate. */
const slowest = (one * 100n) / 112n;

/** The error of the computation is far below 2^-140, and rates that differ less than that count as equal. */
const tolerance = 1n << (bits - 140n);

/**
 * The annual percentage rate of Directive 2008/48, Annex I: the rate at which the payments, discounted to the day of the payout, are worth
 * what was received. A year has 365 days. The result is in percent, rounded half up to `digits` decimals, and never below 0.
 * `undefined` if the debt would grow by more than 12 % a day, or nothing was received.
 */
export const annualPercentage = (
	received: Decimal,
	payments: readonly RepaymentFlow[],
	digits: number,
): Decimal | undefined => {
	if (!BigDecimal.isPositive(received)) return undefined;
	const scale = Math.max(received.scale, ...payments.map(({ amount }) => amount.scale));
	const wanted = units(received, scale) << bits;
	const flows = payments
		.map(({ amount, days }) => ({ amount: units(amount, scale), days }))
		.sort((left, right) => left.days - right.days);
	if (worth(flows, slowest) > wanted) return undefined;
	if (worth(flows, one) <= wanted) return BigDecimal.make(0n, 0);
	let [low, high] = [slowest, one];
	while (high - low > 1n) {
		const middle = (low + high) >> 1n;
		if (worth(flows, middle) > wanted) high = middle;
		else low = middle;
	}
	const growth = (one << bits) / power(low, 365);
	const shifted = (growth - one) * 100n * 10n ** BigInt(digits);
	return BigDecimal.make((shifted + (one >> 1n) + tolerance) >> bits, digits);
};

const units = (value: Decimal, scale: number): bigint => BigDecimal.scale(value, scale).value;

/** The value of the payments on the day of the payout, if `discount` is the factor of one day. */
const worth = (
	flows: readonly { readonly amount: bigint; readonly days: number }[],
	discount: bigint,
): bigint => {
	const powers = new Map<number, bigint>();
	let sum = 0n;
	for (const [index, { amount, days }] of [...flows.entries()].reverse()) {
		const gap = days - (flows[index - 1]?.days ?? 0);
		const factor = powers.get(gap) ?? power(discount, gap);
		powers.set(gap, factor);
		sum = times(sum + (amount << bits), factor);
	}
	return sum;
};

const power = (base: bigint, exponent: number): bigint => {
	let [result, square] = [one, base];
	for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
		if (rest % 2 === 1) result = times(result, square);
		square = times(square, square);
	}
	return result;
};
