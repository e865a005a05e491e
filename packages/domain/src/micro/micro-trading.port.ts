import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { InstrumentId } from "../market/instrument.ts";
import type { Money } from "../money/decimal.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { MicroSettings } from "./micro-settings.ts";
import type { MicroDirection, MicroOrder, MicroOrderId, MicroStage } from "./order/micro-order.ts";

/** A micro order to open at the current price. */
export interface NewMicroOrder {
	readonly instrument: InstrumentId;
	readonly direction: MicroDirection;
	readonly amount: Money;
	readonly seconds: number;
}

export interface MicroOrderQuery {
	readonly stage: MicroStage;
	/** From 1. */
	readonly page: number;
}

export type MicroOrderPage = ListPage<MicroOrder, undefined>;

/** Micro trading (Spec 1 §7). `submit` is a command: at most one request, never repeated. */
export class MicroTrading extends Context.Service<
	MicroTrading,
	{
		/** Query. */
		readonly settings: Effect.Effect<MicroSettings, QueryError>;
		readonly submit: (
			order: NewMicroOrder,
		) => Effect.Effect<CommandDone & { readonly id: MicroOrderId }, CommandError>;
		/** Query. Newest first. */
		readonly orders: (query: MicroOrderQuery) => Effect.Effect<MicroOrderPage, QueryError>;
	}
>()("@tradewind/domain/micro/MicroTrading") {}
