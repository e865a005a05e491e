import type { Brand } from "effect";
import type { InstrumentCode, InstrumentId } from "../../market/instrument.ts";
import type { Money, Price, Quantity, Rate } from "../../money/decimal.ts";

export type OrderId = number & Brand.Brand<"OrderId">;
export const orderId = (id: number): OrderId => id as OrderId;

export type Direction = "buy" | "sell";

/** Where an order stands: 0 pending, 1 holding, 3 closed, 4 cancelled on the wire. */
export type OrderStage = "pending" | "holding" | "closed" | "cancelled";

/** The tabs of the orders page; history shows closed and cancelled orders (Spec 1 §4). */
export type OrderTab = "holding" | "pending" | "history";

/** A contract order as the platform last told it (Spec 1 §3). */
export interface ContractOrder {
	readonly id: OrderId;
	readonly instrument: InstrumentId;
	readonly code: InstrumentCode;
	readonly symbol: string;
	readonly direction: Direction;
	readonly quantity: Quantity;
	readonly multiple: Rate;
	/** The price asked for. */
	readonly askedPrice: Price;
	/** The price of the fill; absent while pending. */
	readonly openPrice: Price | undefined;
	/** Latest price while holding, price of the close in history. */
	readonly latestPrice: Price;
	/** Floating while holding, final once closed. */
	readonly profit: Money;
	readonly margin: Money;
	readonly fee: Money;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
	readonly stage: OrderStage;
	/** `YYYY-MM-DD HH:mm:ss`, GMT. */
	readonly createdAt: string;
	readonly completedAt: string | undefined;
}

/** Totals over the customer's open orders (Spec 1 §4). */
export interface OrderTotals {
	readonly profit: Money;
	/** Equity over margin in percent; zero without open positions. */
	readonly hazardRate: Rate;
	readonly margin: Money;
}

/** What a push tells of holding orders, all or some of them (Spec 1 §7, FOREX_TRADE); the totals are over all. */
export interface TradeUpdate {
	readonly totals: OrderTotals;
	readonly orders: readonly { readonly id: OrderId; readonly latestPrice: Price; readonly profit: Money }[];
}
