import type { AmountIssue } from "../../money/read-amount.ts";
import type { Instant } from "../../time/instant.ts";

/** Every reason not to place a micro order, as data; the words are the UI's (Spec 1 §5, §8). */
export type MicroIssue =
	| { readonly is: "market closed" }
	/** Whether the saved session still holds is not known yet. */
	| { readonly is: "session not confirmed" }
	| { readonly is: "offline"; readonly since: Instant | undefined }
	/** No price has come for a while, or the last one is too old to order on. */
	| { readonly is: "price is stale"; readonly since: Instant | undefined }
	| { readonly is: "no price yet" }
	/** The platform offers no expiry at all. */
	| { readonly is: "no options" }
	| { readonly is: "expiry missing" }
	/** Income or loss can't be computed from what the platform tells. */
	| { readonly is: "terms unclear" }
	/** What the customer was asked to confirm would not be what is sent. */
	| { readonly is: "terms changed" }
	| AmountIssue;

/** The names of all issues, so that each is known to have its words. */
export const microIssueNames = [
	"market closed",
	"session not confirmed",
	"offline",
	"price is stale",
	"no price yet",
	"no options",
	"expiry missing",
	"terms unclear",
	"terms changed",
	"amount missing",
	"not a number",
	"ambiguous number",
	"below zero",
	"amount is zero",
	"too many decimals",
	"amount below minimum",
	"amount above maximum",
	"balance too small",
] as const satisfies readonly MicroIssue["is"][];
