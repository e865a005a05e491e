import { BigDecimal, Result } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import { type Money, money, type Rate } from "../../money/decimal.ts";
import { differenceOf, sumOf } from "../../sum/sum-of.ts";
import { copiedResultRule } from "./copied-result.rule.ts";
import { copiedTradeRule } from "./copied-trade.rule.ts";
import { copyMargin, instrumentsBySymbol } from "./copy-margin.ts";
import type { ClosedTrade } from "./trader-risk.ts";

/** The copy of one trade. */
interface CopiedTrade {
	readonly trade: ClosedTrade;
	/** Made smaller, because the open copies would have locked more than the amount. */
	readonly isReduced: boolean;
	readonly profit: Money;
}

/** What an amount would have become by copying, before fees. */
export interface CopiedOutcome {
	readonly copies: readonly CopiedTrade[];
	/** Trades that could not be copied: the whole amount was locked, or their instrument is not listed. */
	readonly skipped: number;
	readonly profits: Money;
	readonly total: Money;
}

/**
 * What `amount`, as the maximum amount of a follower, would have become by copying `trades` in `multiple` times their size
 * (docs/assumptions.md, A-401). As on the platform, the margin of the open copies stays within the amount: a copy that
 * would exceed it is made smaller. The margin is computed with the default leverage of the instrument.
 */
export const copiedOutcome = (
	trades: readonly ClosedTrade[],
	instruments: readonly Instrument[],
	multiple: Rate,
	amount: Money,
): CopiedOutcome => {
	const listed = instrumentsBySymbol(instruments);
	const open: { readonly closedAt: number; readonly margin: Money }[] = [];
	const copies: CopiedTrade[] = [];
	for (const trade of trades.toSorted((one, other) => one.openedAt - other.openedAt)) {
		const margin = copyMargin(trade.order, listed, multiple)?.margin;
		if (!margin) continue;
		const used = sumOf(open.filter(({ closedAt }) => closedAt > trade.openedAt).map((copy) => copy.margin));
		const left = differenceOf(amount, used);
		if (!BigDecimal.isPositive(left)) continue;
		const { profit } = trade.order;
		const copy = Result.getOrThrow(copiedTradeRule.compute({ profit, multiple, margin, left }));
		open.push({ closedAt: trade.closedAt, margin: money(copy.reserved) });
		copies.push({
			trade,
			isReduced: BigDecimal.isGreaterThan(margin, left),
			profit: money(copy.copied),
		});
	}
	const profits = money(sumOf(copies.map(({ profit }) => profit)));
	const { total } = Result.getOrThrow(copiedResultRule.compute({ amount, profits }));
	return { copies, skipped: trades.length - copies.length, profits, total: money(total) };
};
