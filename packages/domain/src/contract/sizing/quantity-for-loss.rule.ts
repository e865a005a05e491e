import { BigDecimal, Result, Schema } from "effect";
import { divide, zero } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";
import { costOfQuantity, largestThatFits, termFields, wrongTerm } from "./order-cost.ts";

const id = "contract.quantity-for-loss";

/**
 * The largest quantity of a contract order that loses at most an amount when it closes at a stop, with the fee by `contract.fee`
 * (docs/assumptions.md, A-643). `distance` is that of the stop from the open price. Refuses negative figures and a distance of zero.
 */
export const quantityForLossRule = defineRule({
	id,
	title: "Quantity for a loss at the stop-loss",
	clause: "Spec 1 §5",
	formula: "the largest whole number of steps with quantity × contractSize × distance + fee ≤ loss",
	whyCode: "it is searched with the fee of each quantity",
	rounding: "down to a whole step",
	input: Schema.Struct({ loss: DecimalField, distance: DecimalField, ...termFields }),
	output: Schema.Struct({ quantity: DecimalField }),
	examples: [
		{
			shows: "the loss at the stop and the fee together are the amount",
			given: {
				loss: "5.5",
				distance: "0.005",
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
			shows: "a smaller amount is one step less",
			given: {
				loss: "5.49",
				distance: "0.005",
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
			shows: "an amount below the loss of one step is no quantity",
			given: {
				loss: "5",
				distance: "10",
				contractSize: "100",
				marginMode: "fixed",
				feeType: "per-margin",
				feeRate: "0",
				step: "1",
			},
			gives: { quantity: "0" },
		},
		{
			shows: "a stop at the open price is refused",
			given: {
				loss: "50",
				distance: "0",
				contractSize: "100",
				marginMode: "fixed",
				feeType: "per-margin",
				feeRate: "0",
				step: "1",
			},
			gives: { refused: "distance" },
		},
	],
	compute: ({ loss, distance, ...terms }) => {
		const { marginMode: _mode, feeType: _type, ...figures } = terms;
		const negative = firstNegative({ loss, distance, ...figures });
		if (negative) return refuse(id, negative, "is negative");
		const wrong = BigDecimal.isZero(distance)
			? ({ field: "distance", reason: "is zero" } as const)
			: wrongTerm(terms);
		if (wrong) return refuse(id, wrong.field, wrong.reason);
		const ofOne = BigDecimal.multiply(terms.contractSize, distance);
		const steps = divide(loss, BigDecimal.multiply(ofOne, terms.step), 0, "up") ?? zero;
		return Result.succeed({
			quantity: largestThatFits(terms.step, BigDecimal.multiply(steps, terms.step), (amount) =>
				Result.match(costOfQuantity(terms, amount), {
					onSuccess: ({ fee }) =>
						BigDecimal.isLessThanOrEqualTo(BigDecimal.sum(BigDecimal.multiply(amount, ofOne), fee), loss),
					onFailure: () => false,
				}),
			),
		});
	},
});
