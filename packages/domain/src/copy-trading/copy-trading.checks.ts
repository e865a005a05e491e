import { BigDecimal } from "effect";
import { atLeast, atMost, type Check, equalSum, holds } from "../check/check.ts";
import { decimal, zero } from "../money/decimal.ts";
import type { FollowOrder } from "./follow/follow-order.ts";
import type { Follower, FollowersSummary } from "./follower.ts";
import type { Leader } from "./leader.ts";

export const followedProfitCheck: Check<FollowOrder> = {
	id: "copy-trading.profit",
	says: "the result of a closed order of a trader has the sign of its price move",
	clause: "Spec 2 §3",
	sides: ({ stage, direction, openPrice, latestPrice, profit }) => {
		if (stage !== "closed" || !openPrice || !latestPrice || !profit) return undefined;
		const move = BigDecimal.Order(latestPrice, openPrice);
		if (move === 0) return undefined;
		return move > 0 === (direction === "buy") ? atLeast(profit, zero) : atMost(profit, zero);
	},
};

const hundred = decimal("100");

export const leaderWinsCheck: Check<Leader> = {
	id: "copy-trading.wins",
	unit: "percent",
	says: "the share of profitable trades ≤ 100 %",
	clause: "Spec 1 §3, A-70",
	sides: ({ threeWeekWins }) => atMost(threeWeekWins, hundred),
};

/** The followers that have been read, with the totals of the answer. */
export interface ReadFollowers {
	readonly rows: readonly Follower[];
	/** Of all followers; `undefined` until read. */
	readonly total: number | undefined;
	/** The last page that was read. Pages are of several moments, so that the totals are only those of a first page with all rows. */
	readonly page: number;
	readonly summary: FollowersSummary | undefined;
}

export const followersProfitCheck: Check<ReadFollowers> = {
	id: "copy-trading.followers-profit",
	says: "total profit of the followers = sum of the followers, with or without the profit to pay",
	clause: "Spec 2 §2, §3, A-923",
	sides: ({ rows, total, page, summary }) => {
		if (page !== 1 || rows.length !== total || summary?.followers !== total) return undefined;
		const profits = rows.map(({ totalProfit }) => totalProfit);
		const closed = equalSum(summary.totalProfit, profits);
		const { profitToPay } = summary;
		if (!closed || !profitToPay || holds(closed)) return closed;
		return equalSum(summary.totalProfit, [...profits, BigDecimal.negate(profitToPay)]);
	},
};

export const copyTradingChecks = [followedProfitCheck, leaderWinsCheck, followersProfitCheck];
