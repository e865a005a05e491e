import type { Money, Price, Quantity } from "../../money/decimal.ts";
import type { Instant } from "../../time/instant.ts";
import type { Direction } from "../order/contract-order.ts";

export type TicketField = "quantity" | "targetPrice" | "stopLoss" | "takeProfit";

/** Every reason that blocks an order, as data; the UI supplies the texts (Spec 1 §5, §8). */
export type Issue =
	| { readonly is: "market closed" }
	/** It is not known yet whether the saved session is still valid. */
	| { readonly is: "session not confirmed" }
	| { readonly is: "no multiple" }
	| { readonly is: "offline"; readonly since: Instant | undefined }
	| { readonly is: "price is stale"; readonly since: Instant | undefined }
	| { readonly is: "no price yet" }
	| { readonly is: "fee not known yet" }
	| FieldIssue
	| { readonly is: "balance too small for the order"; readonly needed: Money; readonly free: Money }
	/** The drafted order differs from what would be sent now. */
	| { readonly is: "terms changed" };

/** An issue of what is typed, with the field that shows it. */
export type FieldIssue =
	| { readonly is: "quantity missing"; readonly field: "quantity" }
	| { readonly is: "quantity below minimum"; readonly field: "quantity"; readonly minimum: Quantity }
	| { readonly is: "quantity not on step"; readonly field: "quantity"; readonly step: Quantity }
	| { readonly is: "target price missing"; readonly field: "targetPrice" }
	| { readonly is: "stop-loss missing"; readonly field: "stopLoss" }
	| { readonly is: "take-profit missing"; readonly field: "takeProfit" }
	| { readonly is: "not a number" | "ambiguous number" | "below zero"; readonly field: TicketField }
	| { readonly is: "too many decimals"; readonly field: TicketField; readonly allowed: number }
	| StopIssue;

/** The stop fits the other direction alone, or none. */
export type StopIssue = (
	| { readonly is: "stop-loss on the wrong side"; readonly field: "stopLoss" }
	| { readonly is: "take-profit on the wrong side"; readonly field: "takeProfit" }
) & { readonly direction: Direction; readonly limit: Price };

/** The names of all issues; a test checks that each has a text. */
export const issueNames = [
	"market closed",
	"session not confirmed",
	"no multiple",
	"offline",
	"price is stale",
	"no price yet",
	"fee not known yet",
	"quantity missing",
	"quantity below minimum",
	"quantity not on step",
	"target price missing",
	"stop-loss missing",
	"take-profit missing",
	"not a number",
	"ambiguous number",
	"below zero",
	"too many decimals",
	"stop-loss on the wrong side",
	"take-profit on the wrong side",
	"balance too small for the order",
	"terms changed",
] as const satisfies readonly Issue["is"][];

/** A field after reading: its value, or its issue. Neither for a field that is not used. */
export interface FieldReading<Value> {
	readonly value: Value | undefined;
	readonly issue: FieldIssue | undefined;
}

export const notAsked: FieldReading<never> = { value: undefined, issue: undefined };
