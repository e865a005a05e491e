import { BigDecimal } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import { type Money, money, type Rate, zero } from "../../money/decimal.ts";
import { sumOf } from "../../sum/sum-of.ts";
import { copyMargin, instrumentsBySymbol } from "./copy-margin.ts";
import type { ClosedTrade } from "./trader-risk.ts";

/** What copying all trades in full would have put at stake. */
export interface CopiedStake {
	/** The largest margin of copies that were open at the same time; 0 without copies. */
	readonly amount: Money;
	/** The copies that were open then, in the order of their opening. */
	readonly open: readonly { readonly trade: ClosedTrade; readonly margin: Money }[];
	/** Trades of instruments that are not listed: their margin is unknown. */
	readonly skipped: number;
}

/** The stake of copying `trades` in `multiple` times their size (docs/assumptions.md, A-402). */
export const copiedStake = (
	trades: readonly ClosedTrade[],
	instruments: readonly Instrument[],
	multiple: Rate,
): CopiedStake => {
	const listed = instrumentsBySymbol(instruments);
	let open: CopiedStake["open"] = [];
	let largest: Pick<CopiedStake, "amount" | "open"> = { amount: money(zero), open };
	let skipped = 0;
	for (const trade of trades.toSorted((one, other) => one.openedAt - other.openedAt)) {
		const margin = copyMargin(trade.order, listed, multiple)?.margin;
		if (!margin) {
			skipped += 1;
			continue;
		}
		open = [...open.filter((copy) => copy.trade.closedAt > trade.openedAt), { trade, margin }];
		const amount = money(sumOf(open.map((copy) => copy.margin)));
		if (BigDecimal.isGreaterThan(amount, largest.amount)) largest = { amount, open };
	}
	return { ...largest, skipped };
};
