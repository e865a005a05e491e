import type { Price } from "@tradewind/domain/money";

/** A moment of the customer's own: where an order opened, closed, began or ended. */
export interface TradeMark {
	readonly id: string;
	/** Seconds since 1970-01-01 UTC. */
	readonly time: number;
	readonly price: Price;
	/** Contracts are bought and sold and go out; micro orders are up or down and end. */
	readonly shape: "buy" | "sell" | "exit" | "up" | "down" | "end";
	readonly tone: "up" | "down" | "quiet";
	/** The mark of the same order's beginning: a line leads from there. */
	readonly since?: string;
}
