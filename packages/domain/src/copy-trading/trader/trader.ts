import type { Money, Quantity, Rate } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** The statistics of copy trading cover the last three weeks (Spec 2 §9). */
export const statisticsWeeks = 3;

/** A master trader as shown on a card (Spec 2 §2, §3). A figure that the platform does not report is `undefined`. */
export interface Trader {
	/** Of the person; pages and commands use this id. */
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	readonly followers: number | undefined;
	readonly openPositions: number | undefined;
	readonly closedPositions: number | undefined;
	/** Total amount with which all followers follow. */
	readonly totalFollowed: Money | undefined;
	/** Contracts opened automatically for followers. */
	readonly autoOpened: Quantity | undefined;
	/** Maximum follow amount, for display only: the platform validates it. */
	readonly maxFollowed: Money | undefined;
	/** In percent. */
	readonly profitPercent: Rate | undefined;
	/** The trader's own. */
	readonly profit: Money | undefined;
	/** Profit of the trader's followers by copying. */
	readonly copyProfit: Money | undefined;
	/** By the signed-in customer. */
	readonly isFollowed: boolean;
}
