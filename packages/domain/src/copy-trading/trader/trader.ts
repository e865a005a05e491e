import type { Money, Quantity, Rate } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** The statistics of copy trading cover the last three weeks (Spec 2 §9). */
export const statisticsWeeks = 3;

/** A master trader as shown on a card (Spec 2 §2, §3). */
export interface Trader {
	/** Of the card. */
	readonly id: number;
	/** Of the person; pages and commands use this id. */
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	readonly followers: number;
	readonly openPositions: number;
	readonly closedPositions: number;
	/** Total amount with which all followers follow. */
	readonly totalFollowed: Money;
	/** Contracts opened automatically for followers. */
	readonly autoOpened: Quantity;
	/** Maximum follow amount, for display only: the platform validates it. */
	readonly maxFollowed: Money;
	/** In percent. */
	readonly profitPercent: Rate;
	/** The trader's own. */
	readonly profit: Money;
	/** Profit of the trader's followers by copying. */
	readonly copyProfit: Money;
	/** By the signed-in customer. */
	readonly isFollowed: boolean;
}
