import type { Money, Rate } from "../money/decimal.ts";
import type { UserId } from "./user-id.ts";

/** A place in the ranking of leaders (Spec 1 §3), in the platform's order. Returns and wins are percentages. */
export interface Leader {
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	/** As the platform writes it. */
	readonly code: string;
	readonly multiple: Rate;
	readonly threeWeekReturn: Rate;
	/** Of the orders closed in three weeks, those that ended with a profit. */
	readonly threeWeekWins: Rate;
	readonly threeWeekProfit: Money;
	readonly totalReturn: Rate;
	readonly totalTrades: number;
}

/** By which of their figures leaders are ranked. */
export const leaderOrders = ["threeWeekReturn", "threeWeekWins", "threeWeekProfit", "totalReturn"] as const;
export type LeaderOrder = (typeof leaderOrders)[number];
