import { Result } from "effect";
import { type Money, money, type Rate, rate } from "../money/decimal.ts";
import { expectedIncomeRule } from "./figures/expected-income.rule.ts";
import { microLossRule } from "./figures/loss.rule.ts";
import { profitPercentRule } from "./figures/profit-percent.rule.ts";
import type { MicroOption } from "./micro-settings.ts";

/** What an amount can win and lose on the terms of an option. */
export interface MicroTerms {
	/** Paid on top of the amount when the order wins. */
	readonly income: Money;
	/** Taken when it loses; never below zero. */
	readonly loss: Money;
	/** The option's profit rate in percent. */
	readonly percent: Rate;
}

/** The profit rate of an option, or of an order, in percent, by `micro.profit-percent`; none of a rate that can't be one. */
export const profitPercentOf = ({ profitRatio }: Pick<MicroOption, "profitRatio">): Rate | undefined =>
	Result.getOrUndefined(
		Result.map(profitPercentRule.compute({ profitRatio }), ({ percent }) => rate(percent)),
	);

/** What a lost order costs, by `micro.loss` and the site's loss level; none of figures that the rule refuses. */
export const lossOf = (amount: Money, { profitRatio }: MicroOption, lossLevel: number): Money | undefined =>
	Result.getOrUndefined(
		Result.map(microLossRule.compute({ amount, profitRatio, lossLevel }), ({ loss }) => money(loss)),
	);

/** What an amount can win, by `micro.expected-income`; none of figures that the rule refuses. */
export const incomeOf = (amount: Money, { profitRatio }: MicroOption): Money | undefined =>
	Result.getOrUndefined(
		Result.map(expectedIncomeRule.compute({ amount, profitRatio }), ({ income }) => money(income)),
	);

/** All of it (Spec 1 §5, §9); none where one of the rules refuses the figures: half a bargain is not shown. */
export const termsOf = (amount: Money, option: MicroOption, lossLevel: number): MicroTerms | undefined => {
	const [income, loss] = [incomeOf(amount, option), lossOf(amount, option, lossLevel)];
	const percent = profitPercentOf(option);
	return income && loss && percent && { income, loss, percent };
};
