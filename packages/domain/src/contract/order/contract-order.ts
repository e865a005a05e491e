import type { Brand } from "effect";
import type { InstrumentCode, InstrumentId } from "../../market/instrument.ts";
import type { Money, Price, Quantity, Rate } from "../../money/decimal.ts";

export type OrderId = number & Brand.Brand<"OrderId">;
export const orderId = (id: number): OrderId => id as OrderId;

export type Direction = "buy" | "sell";

/** On the wire: 0 pending, 1 holding, 3 closed, 4 cancelled. */
export type OrderStage = "pending" | "holding" | "closed" | "cancelled";

/** The tabs of the orders page; history contains closed and cancelled orders (Spec 1 §4). */
export type OrderTab = "holding" | "pending" | "history";

/** A contract order as last read from the platform (Spec 1 §3). A figure that the platform does not report is `undefined`. */
export interface ContractOrder {
	readonly id: OrderId;
	/** `undefined` if the platform neither names nor lists the instrument. */
	readonly instrument: InstrumentId | undefined;
	readonly code: InstrumentCode | undefined;
	/** Empty if the platform does not report it. */
	readonly symbol: string;
	/** Opened by copying a trader (Spec 2 §3). */
	readonly isCopy: boolean;
	readonly direction: Direction;
	readonly quantity: Quantity;
	/** `undefined` if the platform does not report it. */
	readonly multiple: Rate | undefined;
	/** The requested price. */
	readonly askedPrice: Price | undefined;
	/** The fill price; absent while pending. */
	readonly openPrice: Price | undefined;
	/** The latest price while holding, the close price in history. */
	readonly latestPrice: Price | undefined;
	/** Floating while holding, final once closed. */
	readonly profit: Money | undefined;
	readonly margin: Money | undefined;
	readonly fee: Money | undefined;
	/**
	 * The part of a loss beyond the customer's money that the platform paid; absent without one (docs/assumptions.md,
	 *
	 */
	readonly cover?: Money | undefined;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
	readonly stage: OrderStage;
	/** `YYYY-MM-DD HH:mm:ss`, GMT. */
	readonly createdAt: string;
	readonly completedAt: string | undefined;
}

/** Totals over the customer's open orders (Spec 1 §4). A total that the platform does not report is `undefined`. */
export interface OrderTotals {
	readonly profit: Money | undefined;
	/** Equity over margin in percent; zero without open positions. */
	readonly hazardRate: Rate | undefined;
	readonly margin: Money | undefined;
}

/** A push of holding orders, all or some of them (Spec 1 §7, FOREX_TRADE). The totals cover all of them. */
export interface TradeUpdate {
	/** `undefined` if the push has none. */
	readonly totals: OrderTotals | undefined;
	/** Whether the totals and all orders are of one moment: pushes that arrive together are delivered as one. */
	readonly isOfOneMoment?: boolean;
	/** A figure that a push does not report is `undefined`: the last one stays. */
	readonly orders: readonly {
		readonly id: OrderId;
		readonly latestPrice: Price | undefined;
		readonly profit: Money | undefined;
	}[];
}
