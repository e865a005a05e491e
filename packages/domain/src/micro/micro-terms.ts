import { Result } from "effect";
import { type Money, money, type Rate, rate } from "../money/decimal.ts";
import { expectedIncomeRule } from "./figures/expected-income.rule.ts";
import { microLossRule } from "./figures/loss.rule.ts";
import { profitPercentRule } from "./figures/profit-percent.rule.ts";
import type { MicroOption } from "./micro-settings.ts";

/** What an amount can win and lose with an option. */
export interface MicroTerms {
	/** Paid in addition to the amount when the order wins. */
	readonly income: Money;
	/** Lost when the order loses; never negative. */
	readonly loss: Money;
	/** The option's profit rate in percent. */
	readonly percent: Rate;
}

/** Profit rate of an option or an order in percent, by `micro.profit-percent`; `undefined` for an invalid rate. */
export const profitPercentOf = ({
	profitRatio,
}: {
	readonly profitRatio: Rate | undefined;
}): Rate | undefined =>
	profitRatio &&
	Result.getOrUndefined(
		Result.map(profitPercentRule.compute({ profitRatio }), ({ percent }) => rate(percent)),
	);

/** Loss of an order, by `micro.loss` and the site's loss level; `undefined` for figures that the rule refuses. */
export const lossOf = (amount: Money, { profitRatio }: MicroOption, lossLevel: number): Money | undefined =>
	Result.getOrUndefined(
		Result.map(microLossRule.compute({ amount, profitRatio, lossLevel }), ({ loss }) => money(loss)),
	);

/** Income of an order, by `micro.expected-income`; `undefined` for figures that the rule refuses. */
export const incomeOf = (amount: Money, { profitRatio }: MicroOption): Money | undefined =>
	Result.getOrUndefined(
		Result.map(expectedIncomeRule.compute({ amount, profitRatio }), ({ income }) => money(income)),
	);

/** All terms (Spec 1 §5, §9); `undefined` if any rule refuses the figures, so that no partial terms are shown. */
export const termsOf = (amount: Money, option: MicroOption, lossLevel: number): MicroTerms | undefined => {
	const [income, loss] = [incomeOf(amount, option), lossOf(amount, option, lossLevel)];
	const percent = profitPercentOf(option);
	return income && loss && percent && { income, loss, percent };
};
