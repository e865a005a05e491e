import { Result } from "effect";
import { type Decimal, type Money, money, type Rate, rate } from "../money/decimal.ts";
import { dayProfitPercentRule } from "./day-profit-percent.rule.ts";
import { dayStartTotalRule } from "./day-start-total.rule.ts";

export interface DayProfit {
	/** The total of the accounts without the profit of the day, by `home.day-start-total`. */
	readonly startTotal: Money;
	/** By `home.day-profit-percent`; `undefined` unless the total is above zero. */
	readonly percent: Rate | undefined;
}

/** The profit of the day in percent of the total at the start of the day (Spec 1 §2, docs/assumptions.md, A-24). */
export const dayProfitOf = (figures: {
	readonly profits: Decimal;
	readonly totalBalance: Decimal;
	readonly floatingProfit: Decimal;
}): DayProfit => {
	const { startTotal } = Result.getOrThrow(dayStartTotalRule.compute(figures));
	const { profits } = figures;
	const made = Result.getOrUndefined(dayProfitPercentRule.compute({ profits, startTotal }));
	return { startTotal: money(startTotal), percent: made && rate(made.percent) };
};
