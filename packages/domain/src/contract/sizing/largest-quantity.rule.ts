import { BigDecimal, Result, Schema } from "effect";
import { decimal, divide, zero } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";
import { costOfQuantity, largestThatFits, marginOfOne, termFields, wrongTerm } from "./order-cost.ts";

const id = "contract.largest-quantity";

/** Margins are rounded by at most half of it. */
const roundedBy = decimal("0.000001");

/**
 * The largest quantity of a contract order whose margin and fee, by `contract.margin` and `contract.fee`, a budget pays
 * (docs/assumptions.md, A-642). Refuses negative figures and a step that costs nothing.
 */
export const largestQuantityRule = defineRule({
	id,
	title: "Largest quantity for a budget",
	clause: "Spec 1 §5",
	formula: "the largest whole number of steps with margin + fee ≤ budget",
	whyCode: "it is searched with the rounded margin and the fee of each quantity",
	rounding: "down to a whole step",
	input: Schema.Struct({ budget: DecimalField, ...termFields }),
	output: Schema.Struct({ quantity: DecimalField }),
	examples: [
		{
			shows: "the budget pays margin and fee",
			given: {
				budget: "11.3402",
				contractSize: "1000",
				marginMode: "leveraged",
				price: "1.08402",
				multiple: "100",
				feeType: "per-quantity",
				feeRate: "0.5",
				step: "0.01",
			},
			gives: { quantity: "1" },
		},
		{
			shows: "a smaller budget pays one step less",
			given: {
				budget: "11.34",
				contractSize: "1000",
				marginMode: "leveraged",
				price: "1.08402",
				multiple: "100",
				feeType: "per-quantity",
				feeRate: "0.5",
				step: "0.01",
			},
			gives: { quantity: "0.99" },
		},
		{
			shows: "a fixed margin needs neither price nor multiple",
			given: {
				budget: "1000",
				contractSize: "100",
				marginMode: "fixed",
				feeType: "per-margin",
				feeRate: "0.1",
				step: "1",
			},
			gives: { quantity: "9" },
		},
		{
			shows: "a leveraged margin without a price is refused",
			given: {
				budget: "1000",
				contractSize: "100",
				marginMode: "leveraged",
				multiple: "100",
				feeType: "per-margin",
				feeRate: "0.1",
				step: "1",
			},
			gives: { refused: "price" },
		},
	],
	compute: ({ budget, ...terms }) => {
		const { marginMode: _mode, feeType: _type, ...figures } = terms;
		const negative = firstNegative({ budget, ...figures });
		if (negative) return refuse(id, negative, "is negative");
		const wrong = wrongTerm(terms);
		if (wrong) return refuse(id, wrong.field, wrong.reason);
		const { dividend, divisor } = marginOfOne(terms);
		const most = BigDecimal.multiply(BigDecimal.sum(budget, roundedBy), divisor);
		const steps = divide(most, BigDecimal.multiply(dividend, terms.step), 0, "up") ?? zero;
		return Result.succeed({
			quantity: largestThatFits(terms.step, BigDecimal.multiply(steps, terms.step), (amount) =>
				Result.match(costOfQuantity(terms, amount), {
					onSuccess: ({ margin, fee }) => BigDecimal.isLessThanOrEqualTo(BigDecimal.sum(margin, fee), budget),
					onFailure: () => false,
				}),
			),
		});
	},
});
