import { type Direction, floatingProfitRule, type OrderStage } from "@tradewind/domain/contract";
import { type Money, money, type Price, type Quantity, type Rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Instrument } from "../market/instrument.ts";

/** What a customer asked for and what became of it. Moments are milliseconds since 1970-01-01 UTC. */
export interface Order {
	readonly id: number;
	readonly customerId: number;
	readonly instrument: Instrument;
	readonly direction: Direction;
	readonly quantity: Quantity;
	readonly multiple: Rate;
	/** The target of a pending order, the quote at the press of a market order. */
	readonly askedPrice: Price;
	/** Where the price has to move for a pending order to be filled. */
	readonly waitsFor: "fall" | "rise" | undefined;
	readonly openPrice: Price | undefined;
	/** The last price of an order that is closed or cancelled. */
	readonly endPrice: Price | undefined;
	readonly margin: Money;
	readonly fee: Money;
	/** Final once closed. */
	readonly profit: Money;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
	readonly stage: OrderStage;
	readonly createdAt: number;
	readonly completedAt: number | undefined;
}

export interface OpenOrder extends Order {
	readonly openPrice: Price;
}

export const isHolding = (order: Order): order is OpenOrder => order.stage === "holding";

/** What an order would gain if it were closed at a price. */
export const profitAt = (order: OpenOrder, price: Price): Money =>
	money(
		Result.getOrThrow(
			floatingProfitRule.compute({
				direction: order.direction,
				openPrice: order.openPrice,
				price,
				quantity: order.quantity,
				contractSize: order.instrument.contractSize,
			}),
		).profit,
	);
