import type { AmountIssue } from "../../money/read-amount.ts";
import type { Instant } from "../../time/instant.ts";

/** Every reason that blocks a micro order, as data; the UI supplies the texts (Spec 1 §5, §8). */
export type MicroIssue =
	| { readonly is: "market closed" }
	/** It is not known yet whether the saved session is still valid. */
	| { readonly is: "session not confirmed" }
	| { readonly is: "offline"; readonly since: Instant | undefined }
	/** No price has arrived for a while, or the last one is too old. */
	| { readonly is: "price is stale"; readonly since: Instant | undefined }
	| { readonly is: "no price yet" }
	/** The platform offers no expiry. */
	| { readonly is: "no options"; readonly field: "option" }
	| { readonly is: "expiry missing"; readonly field: "option" }
	/** Income or loss cannot be computed from the platform's figures. */
	| { readonly is: "terms unclear" }
	/** The order to confirm differs from what would be sent now. */
	| { readonly is: "terms changed" }
	| AmountIssue;

/** The names of all issues; a test checks that each has a text. */
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
