import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { InstrumentId } from "../market/instrument.ts";
import type { Money, Price, Quantity, Rate } from "../money/decimal.ts";
import type { HistoryRange } from "../paged-list/history-range.rule.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { ContractOrder, Direction, OrderId, OrderTab, OrderTotals } from "./order/contract-order.ts";

/** A contract order to open. With `targetPrice` it is a pending order. */
export interface NewContractOrder {
	readonly instrument: InstrumentId;
	readonly direction: Direction;
	readonly quantity: Quantity;
	readonly multiple: Rate;
	readonly targetPrice: Price | undefined;
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
}

export interface OrderPage {
	readonly orders: readonly ContractOrder[];
	readonly total: number;
	/** Sum of the profits over the whole filtered list, not only this page; `undefined` if the platform does not report it. */
	readonly profitOfAll: Money | undefined;
	/** The same sums of fees and covers; absent if the platform does not report them (docs/assumptions.md, A-413). */
	readonly feeOfAll?: Money | undefined;
	readonly coverOfAll?: Money | undefined;
	/** `undefined` if the answer has none. */
	readonly totals: OrderTotals | undefined;
}

export interface OrderQuery {
	readonly tab: OrderTab;
	/** From 1. */
	readonly page: number;
	readonly range: HistoryRange | undefined;
}

/** Contract trading (Spec 1 §7). All calls except `orders` are commands: at most one request each, never repeated. */
export class ContractTrading extends Context.Service<
	ContractTrading,
	{
		readonly submit: (
			order: NewContractOrder,
		) => Effect.Effect<CommandDone & { readonly id: OrderId }, CommandError>;
		readonly close: (id: OrderId) => Effect.Effect<CommandDone, CommandError>;
		readonly cancel: (id: OrderId) => Effect.Effect<CommandDone, CommandError>;
		/** `undefined` clears a stop. */
		readonly setStops: (input: {
			readonly id: OrderId;
			readonly stopLoss: Price | undefined;
			readonly takeProfit: Price | undefined;
		}) => Effect.Effect<CommandDone, CommandError>;
		/** Query. Newest first. */
		readonly orders: (query: OrderQuery) => Effect.Effect<OrderPage, QueryError>;
	}
>()("@tradewind/domain/contract/ContractTrading") {}
