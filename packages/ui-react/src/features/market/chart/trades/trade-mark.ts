import type { Price } from "@tradewind/domain/money";

/** A moment of the customer's order: opened or closed. */
export interface TradeMark {
	readonly id: string;
	/** Seconds since 1970-01-01 UTC. */
	readonly time: number;
	readonly price: Price;
	/** The shape: contract orders are bought, sold and closed; micro orders are up or down and end. */
	readonly shape: "buy" | "sell" | "exit" | "up" | "down" | "end";
	readonly tone: "up" | "down" | "quiet";
	/** The mark of the same order's opening; a line connects the two. */
	readonly since?: string;
}
