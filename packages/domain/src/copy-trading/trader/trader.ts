import type { Money, Quantity, Rate } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** The statistics of copy trading cover the last three weeks (Spec 2 §9). */
export const statisticsWeeks = 3;

/** A master trader as a card shows them (Spec 2 §2, §3). */
export interface Trader {
	/** Of the card. */
	readonly id: number;
	/** Of the person: what pages and commands name a trader by. */
	readonly userId: UserId;
	readonly nickname: string;
	/** Address of a picture; may be empty. */
	readonly avatar: string;
	readonly followers: number;
	readonly openPositions: number;
	readonly closedPositions: number;
	/** What all followers together follow with. */
	readonly totalFollowed: Money;
	/** Contracts that are opened by themselves for followers. */
	readonly autoOpened: Quantity;
	/** The most that the trader is followed with, as shown: the platform alone judges it. */
	readonly maxFollowed: Money;
	/** In percent. */
	readonly profitPercent: Rate;
	/** The trader's own. */
	readonly profit: Money;
	/** What the trader's followers have gained by copying. */
	readonly copyProfit: Money;
	/** By the signed-in customer. */
	readonly isFollowed: boolean;
}
