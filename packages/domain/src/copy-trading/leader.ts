import type { Money, Rate } from "../money/decimal.ts";
import type { UserId } from "./user-id.ts";

/** An entry of the ranking (Spec 1 §3), in the platform's order. Returns and wins are percentages. */
export interface Leader {
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	/** As the platform writes it. */
	readonly code: string;
	readonly multiple: Rate;
	readonly threeWeekReturn: Rate;
	/** Share of profitable orders among those closed in three weeks. */
	readonly threeWeekWins: Rate;
	readonly threeWeekProfit: Money;
	readonly totalReturn: Rate;
	readonly totalTrades: number;
}

/** The figures by which leaders can be ranked. */
export const leaderOrders = ["threeWeekReturn", "threeWeekWins", "threeWeekProfit", "totalReturn"] as const;
export type LeaderOrder = (typeof leaderOrders)[number];
