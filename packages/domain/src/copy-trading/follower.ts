import type { Money, Rate } from "../money/decimal.ts";
import type { UserId } from "./user-id.ts";

/** A follower of the signed-in trader (Spec 2 §2, §3). */
export interface Follower {
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	/** In percent. */
	readonly returnPercent: Rate;
	readonly totalProfit: Money;
}

/** The totals above the list of followers (Spec 2 §2). */
export interface FollowersSummary {
	/** Of open positions. */
	readonly profitToPay: Money;
	readonly totalProfit: Money;
	readonly followers: number;
}
