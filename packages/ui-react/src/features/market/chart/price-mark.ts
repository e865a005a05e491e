import type { Price } from "@tradewind/domain/money";
import type { ReactNode } from "react";

/** A horizontal line of the chart: an order of the customer, its stops, the price at which the platform closes, an alert, a drawn line. */
export interface PriceMark {
	readonly id: string;
	readonly price: Price;
	readonly kind: "position" | "pending" | "stop-loss" | "take-profit" | "closing" | "alert" | "drawn";
	readonly tone: "up" | "down" | "quiet";
	/** What the tag on the line says, at most a few words. Its figures update themselves. */
	readonly tag?: ReactNode;
	/** The time that it takes, in seconds since 1970-01-01 UTC: shaded in the colour of the line. */
	readonly span?: { readonly from: number; readonly to: number };
	readonly onOpen?: () => void;
	/** How the line is dragged to another price, in the full-screen chart. */
	readonly move?: {
		/** What is said under the finger. */
		readonly textAt: (price: Price) => string;
		readonly onDrop: (price: Price) => void;
	};
}
