import { type Decimal, decimal, divide, hundred, type Money, type Rate, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { plus } from "../account/wallet.ts";
import { gmt } from "../clock/gmt.ts";

/** A closed trade of a leader. `closedAt` is milliseconds since 1970-01-01 UTC. */
export interface LeaderTrade {
	readonly closedAt: number;
	readonly profit: Money;
}

/** A trader whom customers may follow. */
export interface Leader {
	readonly id: number;
	readonly nickname: string;
	readonly avatar: string;
	readonly multiple: Rate;
	/** The opening balance. */
	readonly capital: Money;
	/** Oldest first. */
	readonly trades: readonly LeaderTrade[];
}

/** The figures of a leader at a moment, computed from the trades alone. */
export const figuresOf = ({ trades, capital }: Leader, now: number) => {
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
const percent = (part: Decimal, whole: Decimal): Decimal =>
	divide(BigDecimal.multiply(part, hundred), whole, 2, "half up") ?? zero;
