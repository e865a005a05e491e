import type { Money, Rate } from "../money/decimal.ts";
import type { UserId } from "./user-id.ts";

/** A follower of the signed-in trader (Spec 2 §2, §3). A figure that the platform does not report is `undefined`. */
export interface Follower {
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	/** In percent. */
	readonly returnPercent: Rate | undefined;
	readonly totalProfit: Money | undefined;
}

/** The totals above the list of followers (Spec 2 §2). */
export interface FollowersSummary {
	/** Of open positions. */
	readonly profitToPay: Money | undefined;
	readonly totalProfit: Money | undefined;
	readonly followers: number | undefined;
}
