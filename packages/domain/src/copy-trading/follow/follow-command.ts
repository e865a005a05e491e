import type { Money, Rate } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** With what a trader is followed (Spec 2 §3). */
export interface FollowerSettings {
	/** How many times the trader's size; a whole number above zero. */
	readonly multiple: Rate;
	/** The most that may be used for it. */
	readonly maxAmount: Money;
}

/** A trader to be followed, and how. */
export interface FollowRequest {
	readonly trader: UserId;
	readonly settings: FollowerSettings;
}

/** What is asked of the platform. */
export type FollowCommand =
	| ({ readonly is: "follow" } & FollowRequest)
	| { readonly is: "unfollow"; readonly trader: UserId };
