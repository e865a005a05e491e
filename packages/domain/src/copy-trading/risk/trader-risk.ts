import { BigDecimal, Result } from "effect";
import { type Decimal, type Money, money, zero } from "../../money/decimal.ts";
import { sumOf } from "../../sum/sum-of.ts";
import { type Instant, instant } from "../../time/instant.ts";
import { readMoment } from "../../time/read-moment.ts";
import type { FollowOrder } from "../follow/follow-order.ts";
import { statisticsWeeks } from "../trader/trader.ts";
import { averageHoldingRule } from "./average-holding.rule.ts";
import { drawdownRule } from "./drawdown.rule.ts";
import { winRateRule } from "./win-rate.rule.ts";

/** A closed order whose times and profit are known. */
export interface ClosedTrade {
	readonly order: FollowOrder & { readonly profit: Money };
	readonly openedAt: Instant;
	readonly closedAt: Instant;
}

/** The risk of a trader in the last three weeks, from the closed orders alone (our addition, docs/assumptions.md, A-400). */
export interface TraderRisk {
	/** Oldest first. */
	readonly trades: readonly ClosedTrade[];
	readonly wins: number;
	/** In percent. */
	readonly winRate: Decimal;
	/** Of all trades together. */
	readonly heldSeconds: number;
	readonly averageSeconds: Decimal;
	/** The largest fall of the total profit, from `highest` to `lowest`. */
	readonly drawdown: { readonly highest: Money; readonly lowest: Money; readonly amount: Money };
	/** The day with the lowest profit, with its trades. */
	readonly worstDay: {
		readonly day: string;
		readonly profit: Money;
		readonly trades: readonly ClosedTrade[];
	};
	/** The total profit at the start and after each trade. */
	readonly curve: readonly Money[];
}

const dayMs = 86_400_000;

/** The first moment of the statistics. */
export const statisticsStart = (now: Instant): Instant => instant(now - statisticsWeeks * 7 * dayMs);

/** The trades that were closed in the last three weeks, oldest first. Orders without both times or a profit are left out. */
export const recentTrades = (orders: readonly FollowOrder[], now: Instant): readonly ClosedTrade[] =>
	orders
		.flatMap((order) => {
			const openedAt = readMoment(order.createdAt);
			const closedAt = readMoment(order.closedAt ?? "");
			const { profit } = order;
			if (order.stage !== "closed" || !profit || openedAt === undefined || closedAt === undefined) return [];
			return closedAt >= statisticsStart(now) ? [{ order: { ...order, profit }, openedAt, closedAt }] : [];
		})
		.sort((one, other) => one.closedAt - other.closedAt || one.order.id - other.order.id);

/** `undefined` for a trader who closed no order in the last three weeks. */
export const traderRisk = (trades: readonly ClosedTrade[]): TraderRisk | undefined => {
	const wins = trades.filter(({ order }) => BigDecimal.isPositive(order.profit)).length;
	const heldSeconds = trades.reduce(
		(sum, { openedAt, closedAt }) => sum + Math.max(0, Math.round((closedAt - openedAt) / 1000)),
		0,
	);
	const winRate = winRateRule.compute({ wins, trades: trades.length });
	const average = averageHoldingRule.compute({ seconds: heldSeconds, trades: trades.length });
	const worstDay = worstOf(trades);
	if (Result.isFailure(winRate) || Result.isFailure(average) || !worstDay) return undefined;
	const curve = curveOf(trades);
	return {
		trades,
		wins,
		winRate: winRate.success.winRate,
		heldSeconds,
		averageSeconds: average.success.averageSeconds,
		drawdown: largestFall(curve),
		worstDay,
		curve,
	};
};

const curveOf = (trades: readonly ClosedTrade[]): readonly Money[] => {
	let total = money(zero);
	const curve = [total];
	for (const { order } of trades) {
		total = money(sumOf([total, order.profit]));
		curve.push(total);
	}
	return curve;
};

const largestFall = (curve: readonly Money[]): TraderRisk["drawdown"] => {
	let highest = money(zero);
	let largest = { highest, lowest: highest, amount: highest };
	for (const lowest of curve) {
		highest = BigDecimal.isGreaterThan(lowest, highest) ? lowest : highest;
		const computed = Result.getOrThrow(drawdownRule.compute({ highest, lowest }));
		const amount = money(computed.drawdown);
		if (BigDecimal.isGreaterThan(amount, largest.amount)) largest = { highest, lowest, amount };
	}
	return largest;
};

/** Days are those of GMT, like the platform's texts. Of equal days the later one counts. */
const worstOf = (trades: readonly ClosedTrade[]): TraderRisk["worstDay"] | undefined => {
	const days = new Map<string, ClosedTrade[]>();
	for (const trade of trades) {
		const day = String(trade.order.closedAt).slice(0, 10);
		days.set(day, [...(days.get(day) ?? []), trade]);
	}
	return [...days]
		.map(([day, ofDay]) => ({
			day,
			trades: ofDay,
			profit: money(sumOf(ofDay.map(({ order }) => order.profit))),
		}))
		.sort((one, other) => BigDecimal.Order(one.profit, other.profit) || other.day.localeCompare(one.day))[0];
};
