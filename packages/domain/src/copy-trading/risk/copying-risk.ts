import { BigDecimal, Result } from "effect";
import { returnOnMarginRule } from "../../contract/figures/return-on-margin.rule.ts";
import type { Instrument } from "../../market/instrument.ts";
import { decimal, type Money, money, type Rate, rate } from "../../money/decimal.ts";
import { type CopiedStake, copiedStake } from "./copied-stake.ts";
import type { TraderRisk } from "./trader-risk.ts";

/** What a customer would have risked who copied all orders of a trader in full, before fees. */
export interface CopyingRisk {
	readonly stake: CopiedStake;
	readonly profit: Money;
	/** In percent of the stake, like the two below; losses are negative. */
	readonly profitPercent: Rate;
	readonly drawdownPercent: Rate;
	readonly worstDayPercent: Rate;
}

/**
 * The risk of copying a trader (docs/assumptions.md, A-402): largest fall and worst day in percent of the margin that the
 * copies would have reserved. With the multiple, margin and profit grow alike, so the percentages are those of every
 * multiple. `undefined` if no order is of a listed instrument.
 */
export const copyingRisk = (
	{ trades, curve, drawdown, worstDay }: TraderRisk,
	instruments: readonly Instrument[],
): CopyingRisk | undefined => {
	const stake = copiedStake(trades, instruments, once);
	const profit = curve.at(-1);
	const percentOf = (gain: Money): Rate | undefined => {
		const share = returnOnMarginRule.compute({ profit: gain, margin: stake.amount });
		return Result.isSuccess(share) ? rate(share.success.percent) : undefined;
	};
	const drawdownPercent = percentOf(money(BigDecimal.negate(drawdown.amount)));
	const worstDayPercent = percentOf(worstDay.profit);
	const profitPercent = profit && percentOf(profit);
	return profit && profitPercent && drawdownPercent && worstDayPercent
		? { stake, profit, profitPercent, drawdownPercent, worstDayPercent }
		: undefined;
};

const once = rate(decimal("1"));
