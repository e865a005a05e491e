import { Result } from "effect";
import { and, assertEvent, assign, setup } from "xstate";
import { failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { OrderId, TradeUpdate } from "../order/contract-order.ts";
import type { Stops } from "../order/order-command.ts";
import {
	needsReading,
	noOpenOrders,
	type OpenOrders,
	type OpenOrdersReading,
	withClosed,
	withReading,
	withReadingStarted,
	withStops,
	withSubmitted,
	withTrade,
} from "./open-orders.ts";

export interface ContractOrdersContext extends OpenOrders {
	readonly error: QueryError | undefined;
	/** Somebody asked for a reading while one was under way: if that one fails, theirs is begun. */
	readonly isAskedAgain: boolean;
}

export type ContractOrdersEvent =
	| { readonly type: "load" }
	| { readonly type: "refresh" }
	| { readonly type: "trade"; readonly update: TradeUpdate }
	| { readonly type: "closed"; readonly ids: readonly OrderId[] }
	/** An order of this customer was accepted. */
	| { readonly type: "submitted"; readonly id: OrderId }
	/** New stops of one of them were accepted. */
	| { readonly type: "stops set"; readonly id: OrderId; readonly stops: Stops }
	| { readonly type: "reset" };

const nothing: ContractOrdersContext = { ...noOpenOrders, error: undefined, isAskedAgain: false };

const afterReading = (
	context: ContractOrdersContext,
	{ output }: { readonly output: Result.Result<OpenOrdersReading, QueryError> },
): ContractOrdersContext =>
	Result.isSuccess(output)
		? { ...context, ...withReading(context, output.success), error: undefined }
		: context;

/**
 * The signed-in customer's open contract orders (Spec 1 §4): read over HTTP, kept current by pushes, which may come
 * before, after or instead of an answer. What is told closed never comes back; what the lists can't explain has them
 * read again. Lists that have been read once and then can't be read again are tried every 5 s: what asked for them, an
 * accepted order for instance, would stay unseen. Nobody's until 'load', nobody's again after 'reset'.
 */
export const contractOrdersMachine = setup({
	types: {} as { context: ContractOrdersContext; events: ContractOrdersEvent; tags: "busy" },
	actors: { readOpenOrders: requestActor<OpenOrdersReading, QueryError>() },
	guards: {
		"needs a reading": ({ context }) => needsReading(context),
		"has been read": ({ context }) => context.lastOrderId !== undefined,
		"is asked again": ({ context }) => context.isAskedAgain,
	},
	actions: {
		"take trade": assign(({ context, event }) => {
			assertEvent(event, "trade");
			return withTrade(context, event.update);
		}),
		"take closed": assign(({ context, event }) => {
			assertEvent(event, "closed");
			return withClosed(context, event.ids);
		}),
		"take submitted": assign(({ context, event }) => {
			assertEvent(event, "submitted");
			return withSubmitted(context, event.id);
		}),
		"take stops": assign(({ context, event }) => {
			assertEvent(event, "stops set");
			return withStops(context, event.id, event.stops);
		}),
		"mark the start of a reading": assign(({ context }) => ({
			...withReadingStarted(context),
			isAskedAgain: false,
		})),
		"ask for another reading": assign({ isOutdated: true, isAskedAgain: true }),
		forget: assign(nothing),
	},
	delays: { "before reading again": 500, "before trying again": 5000 },
}).createMachine({
	id: "contract orders",
	context: nothing,
	initial: "not loaded",
	on: {
		trade: { actions: "take trade" },
		closed: { actions: "take closed" },
		submitted: { actions: "take submitted" },
		"stops set": { actions: "take stops" },
		reset: { target: ".not loaded", actions: "forget" },
	},
	states: {
		"not loaded": { on: { load: "loading", trade: {}, closed: {}, submitted: {}, "stops set": {} } },
		loading: {
			tags: "busy",
			entry: "mark the start of a reading",
			on: {
				load: { actions: "ask for another reading" },
				refresh: { actions: "ask for another reading" },
			},
			invoke: {
				id: "readOpenOrders",
				src: "readOpenOrders",
				onDone: [
					{ guard: and([hasFailed, "is asked again"]), target: "loading", reenter: true },
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{ target: "ready", actions: assign(({ context, event }) => afterReading(context, event)) },
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: {
			always: { guard: "needs a reading", target: "outdated" },
			on: {
				load: "refreshing",
				refresh: "refreshing",
				submitted: { target: "refreshing", actions: "take submitted" },
				"stops set": { target: "refreshing", actions: "take stops" },
			},
		},
		outdated: {
			after: { "before reading again": "refreshing" },
			on: { load: "refreshing", refresh: "refreshing" },
		},
		refreshing: {
			tags: "busy",
			entry: "mark the start of a reading",
			on: {
				load: { actions: "ask for another reading" },
				refresh: { actions: "ask for another reading" },
			},
			invoke: {
				id: "readOpenOrdersAgain",
				src: "readOpenOrders",
				onDone: [
					{ guard: and([hasFailed, "is asked again"]), target: "refreshing", reenter: true },
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf, isOutdated: true }) },
					{ target: "ready", actions: assign(({ context, event }) => afterReading(context, event)) },
				],
				onError: { target: "failed", actions: assign({ error: undefined, isOutdated: true }) },
			},
		},
		failed: {
			after: { "before trying again": { guard: "has been read", target: "refreshing" } },
			on: {
				load: [{ guard: "has been read", target: "refreshing" }, { target: "loading" }],
				refresh: [{ guard: "has been read", target: "refreshing" }, { target: "loading" }],
				submitted: [
					{ guard: "has been read", target: "refreshing", actions: "take submitted" },
					{ target: "loading" },
				],
				"stops set": { target: "refreshing", actions: "take stops" },
			},
		},
	},
});
