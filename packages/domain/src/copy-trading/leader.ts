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
	/** A figure that the platform does not report is `undefined`. */
	readonly multiple: Rate | undefined;
	readonly threeWeekReturn: Rate | undefined;
	/** Share of profitable orders among those closed in three weeks. */
	readonly threeWeekWins: Rate | undefined;
	readonly threeWeekProfit: Money | undefined;
	readonly totalReturn: Rate | undefined;
	readonly totalTrades: number | undefined;
}

/** The figures by which leaders can be ranked. */
export const leaderOrders = ["threeWeekReturn", "threeWeekWins", "threeWeekProfit", "totalReturn"] as const;
export type LeaderOrder = (typeof leaderOrders)[number];
