import { type Decimal, decimal, divide, hundred, type Money, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { gmt } from "../clock/gmt.ts";
import { plus } from "../ledger/wallet.ts";
import type { Instrument } from "../market/instrument.ts";

/** A closed trade. `closedAt` is milliseconds since 1970-01-01 UTC. */
export interface Trade {
	readonly closedAt: number;
	readonly profit: Money;
}

/** A trader whom the platform simulates. */
export interface Leader {
	readonly id: number;
	readonly nickname: string;
	readonly avatar: string;
	/** The opening balance. */
	readonly capital: Money;
	/** The instruments that the leader trades; the first is the favourite. */
	readonly instruments: readonly Instrument[];
	/** Followers who are not customers of this platform's simulation: how many, and their maximum amounts. */
	readonly audience: { readonly followers: number; readonly amount: Money };
}

/** The figures of a trader at a moment, computed from the trades alone. */
export const figuresOf = (trades: readonly Trade[], capital: Money, now: number) => {
	const threeWeeksAgo = gmt(now).subtract(3, "weeks").valueOf();
	const recent = trades.filter(({ closedAt }) => closedAt > threeWeeksAgo && closedAt <= now);
	const wins = recent.filter(({ profit }) => BigDecimal.isPositive(profit)).length;
	const recentProfit = plus(...recent.map(({ profit }) => profit));
	return {
		three_week_rate: percent(recentProfit, capital),
		three_week_win: percent(decimal(String(wins)), decimal(String(recent.length))),
		three_week_profit: recentProfit,
		total_rate: percent(plus(...trades.map(({ profit }) => profit)), capital),
	};
};

/** In percent, 2 decimals; 0 if `whole` is 0. */
export const percent = (part: Decimal, whole: Decimal): Decimal =>
	divide(BigDecimal.multiply(part, hundred), whole, 2, "half up") ?? zero;
