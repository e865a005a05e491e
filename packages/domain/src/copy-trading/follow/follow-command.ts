import type { Money, Rate } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** The settings of a follower (Spec 2 §3). */
export interface FollowerSettings {
	/** Multiple of the trader's size; a whole number above zero. */
	readonly multiple: Rate;
	/** Maximum amount used for copying. */
	readonly maxAmount: Money;
}

/** A trader to follow, and the settings. */
export interface FollowRequest {
	readonly trader: UserId;
	readonly settings: FollowerSettings;
}

/** The command to send. */
export type FollowCommand =
	| ({ readonly is: "follow" } & FollowRequest)
	| { readonly is: "unfollow"; readonly trader: UserId };
