import { BigDecimal } from "effect";
import { atLeast, atMost, type Check } from "../check/check.ts";
import { decimal, zero } from "../money/decimal.ts";
import type { FollowOrder } from "./follow/follow-order.ts";
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

export const copyTradingChecks = [followedProfitCheck, leaderWinsCheck];
