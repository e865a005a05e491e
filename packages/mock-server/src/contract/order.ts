import { type Direction, floatingProfitRule, type OrderStage } from "@tradewind/domain/contract";
import { type Money, money, type Price, type Quantity, type Rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Instrument } from "../market/instrument.ts";

/** The trader's order that an order copies, and the follow that opened the copy. */
export interface CopiedOrder {
	readonly traderId: number;
	readonly orderId: number;
	readonly followId: number;
}

/** A contract order and its state. Moments are milliseconds since 1970-01-01 UTC. */
export interface Order {
	readonly id: number;
	readonly customerId: number;
	readonly instrument: Instrument;
	readonly direction: Direction;
	readonly quantity: Quantity;
	readonly multiple: Rate;
	/** The target of a pending order; the quote at the submit of a market order. */
	readonly askedPrice: Price;
	/** The price move that fills a pending order. */
	readonly waitsFor: "fall" | "rise" | undefined;
	readonly openPrice: Price | undefined;
	/** The last price of an order that is closed or cancelled. */
	readonly endPrice: Price | undefined;
	readonly margin: Money;
	readonly fee: Money;
	/** Final once closed. */
	readonly profit: Money;
	/** The part of a loss beyond the customer's money, paid by the company at the close. */
	readonly cover: Money;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
	/** Set if the order was opened by copying. */
	readonly copies?: CopiedOrder | undefined;
	readonly stage: OrderStage;
	readonly createdAt: number;
	readonly completedAt: number | undefined;
}

export interface OpenOrder extends Order {
	readonly openPrice: Price;
}

/** Holding or pending. */
export const isOpen = ({ stage }: Order): boolean => stage === "holding" || stage === "pending";

export const isHolding = (order: Order): order is OpenOrder => order.stage === "holding";

/** The profit of an order if it closed at a price. */
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
