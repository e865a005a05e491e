import { BigDecimal, Result, Schema } from "effect";
import { type Decimal, decimal, divide, type Quantity, quantity, zero } from "../../money/decimal.ts";
import { ChoiceField, DecimalField } from "../../rule/rule-field.ts";
import { feeRule } from "../figures/fee.rule.ts";
import { marginRule } from "../figures/margin.rule.ts";

/** What determines margin and fee of an order, besides its quantity. */
export const termFields = {
	contractSize: DecimalField,
	marginMode: ChoiceField("fixed", "leveraged"),
	price: Schema.optionalKey(DecimalField),
	multiple: Schema.optionalKey(DecimalField),
	feeType: ChoiceField("per-quantity", "per-margin"),
	feeRate: DecimalField,
	step: DecimalField,
};

export interface OrderTerms {
	readonly contractSize: Decimal;
	readonly marginMode: "fixed" | "leveraged";
	readonly price?: Decimal;
	readonly multiple?: Decimal;
	readonly feeType: "per-quantity" | "per-margin";
	readonly feeRate: Decimal;
	readonly step: Decimal;
}

/** The first of the terms that makes no quantity, with the reason. A fixed margin needs neither price nor multiple. */
export const wrongTerm = (terms: OrderTerms) => {
	const { contractSize, step, price, multiple, marginMode } = terms;
	const figures = { contractSize, step, ...(marginMode === "leveraged" && { price, multiple }) };
	for (const [field, figure] of Object.entries(figures)) {
		if (figure === undefined) return { field, reason: "is missing" } as const;
		if (BigDecimal.isZero(figure)) return { field, reason: "is zero" } as const;
	}
	return undefined;
};

/** Margin and fee by their rules; zero without a quantity. */
export const costOfQuantity = (terms: OrderTerms, amount: Decimal) =>
	Result.gen(function* () {
		const { margin } = yield* marginRule.compute({ ...terms, quantity: amount });
		const { fee } = yield* feeRule.compute({ ...terms, quantity: amount, margin });
		return { margin, fee };
	});

/** The exact part of the margin of one unit of quantity that is not divided yet, and its divisor. */
export const marginOfOne = ({ contractSize, marginMode, price, multiple }: OrderTerms) =>
	marginMode === "leveraged" && price && multiple
		? { dividend: BigDecimal.multiply(contractSize, price), divisor: multiple }
		: { dividend: contractSize, divisor: decimal("1") };

/**
 * The largest whole number of steps that `fits`, as a quantity. What fits also fits with fewer steps. `bound` is a quantity that
 * none that fits exceeds.
 */
export const largestThatFits = (
	step: Decimal,
	bound: Decimal,
	fits: (amount: Decimal) => boolean,
): Quantity => {
	const times = (steps: bigint): Decimal => BigDecimal.multiply(BigDecimal.fromBigInt(steps), step);
	let [fitting, beyond] = [0n, (divide(bound, step, 0, "up") ?? zero).value + 1n];
	while (beyond - fitting > 1n) {
		const middle = (fitting + beyond) / 2n;
		if (fits(times(middle))) fitting = middle;
		else beyond = middle;
	}
	return quantity(times(fitting));
};
