import { Result } from "effect";
import { and, assertEvent, assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
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
	/** A refresh was requested during a reading. If that reading fails, the next one starts at once. */
	readonly isRefreshRequested: boolean;
}

export type ContractOrdersEvent =
	| { readonly type: "load" }
	| { readonly type: "refresh" }
	| { readonly type: "trade"; readonly update: TradeUpdate }
	| { readonly type: "closed"; readonly ids: readonly OrderId[] }
	/** An order of this customer was accepted. */
	| { readonly type: "submitted"; readonly id: OrderId }
	/** New stops of an open order were accepted. */
	| { readonly type: "stops set"; readonly id: OrderId; readonly stops: Stops }
	| { readonly type: "reset" };

const nothing: ContractOrdersContext = { ...noOpenOrders, error: undefined, isRefreshRequested: false };

const afterReading = (
	context: ContractOrdersContext,
	{ output }: { readonly output: Result.Result<OpenOrdersReading, QueryError> },
): ContractOrdersContext =>
	Result.isSuccess(output)
		? { ...context, ...withReading(context, output.success), error: undefined }
		: context;

const retry = [{ guard: "has been read", target: "refreshing" }, { target: "loading" }] as const;
const readAgain = [
	{ guard: "has been read", target: "refreshing" },
	{ target: "loading", actions: "clear the failure" },
] as const;

/**
 * The open contract orders of the signed-in customer (Spec 1 §4). They are read over HTTP and updated by pushes,
 * which may arrive before, after or instead of a reply. A closed order never reappears. A push that does not match
 * the lists triggers another reading. A failed reading, also the first, is retried every 5 s; until it succeeds its reason stays. The machine holds
 * nothing before 'load' and after 'reset'.
 */
export const contractOrdersMachine = setup({
	types: {} as { context: ContractOrdersContext; events: ContractOrdersEvent; tags: "busy" },
	actors: { readOpenOrders: requestActor<OpenOrdersReading, QueryError>() },
	guards: {
		"needs a reading": ({ context }) => needsReading(context),
		"has been read": ({ context }) => context.lastOrderId !== undefined,
		"refresh is requested": ({ context }) => context.isRefreshRequested,
	},
	actions: {
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		"apply the push": assign(({ context, event }) => {
			assertEvent(event, "trade");
			return withTrade(context, event.update);
		}),
		"remove closed orders": assign(({ context, event }) => {
			assertEvent(event, "closed");
			return withClosed(context, event.ids);
		}),
		"add the submitted id": assign(({ context, event }) => {
			assertEvent(event, "submitted");
			return withSubmitted(context, event.id);
		}),
		"apply the stops": assign(({ context, event }) => {
			assertEvent(event, "stops set");
			return withStops(context, event.id, event.stops);
		}),
		"start a reading": assign(({ context }) => ({
			...withReadingStarted(context),
			isRefreshRequested: false,
		})),
		"request another reading": assign({ isOutdated: true, isRefreshRequested: true }),
		"clear the failure": assign({ error: undefined }),
		clear: assign(nothing),
	},
	delays: { "reread delay": 500, "retry delay": 5000 },
}).createMachine({
	id: "contract orders",
	context: nothing,
	initial: "not loaded",
	on: {
		trade: { actions: "apply the push" },
		closed: { actions: "remove closed orders" },
		submitted: { actions: "add the submitted id" },
		"stops set": { actions: "apply the stops" },
		reset: { target: ".not loaded", actions: "clear" },
	},
	states: {
		"not loaded": { on: { load: "loading", trade: {}, closed: {}, submitted: {}, "stops set": {} } },
		loading: {
			tags: "busy",
			entry: "start a reading",
			on: {
				load: { actions: "request another reading" },
				refresh: { actions: "request another reading" },
			},
			invoke: {
				id: "readOpenOrders",
				src: "readOpenOrders",
				onDone: [
					{ guard: and([hasFailed, "refresh is requested"]), target: "loading", reenter: true },
					readingFailed,
					{ target: "ready", actions: assign(({ context, event }) => afterReading(context, event)) },
				],
				onError: readingBroken,
			},
		},
		ready: {
			always: { guard: "needs a reading", target: "outdated" },
			on: {
				load: "refreshing",
				refresh: "refreshing",
				submitted: { target: "refreshing", actions: "add the submitted id" },
				"stops set": { target: "refreshing", actions: "apply the stops" },
			},
		},
		outdated: {
			after: { "reread delay": "refreshing" },
			on: { load: "refreshing", refresh: "refreshing" },
		},
		refreshing: {
			tags: "busy",
			entry: "start a reading",
			on: {
				load: { actions: "request another reading" },
				refresh: { actions: "request another reading" },
			},
			invoke: {
				id: "readOpenOrdersAgain",
				src: "readOpenOrders",
				onDone: [
					{ guard: and([hasFailed, "refresh is requested"]), target: "refreshing", reenter: true },
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf, isOutdated: true }) },
					{ target: "ready", actions: assign(({ context, event }) => afterReading(context, event)) },
				],
				onError: { target: "failed", actions: assign({ error: undefined, isOutdated: true }) },
			},
		},
		failed: {
			after: { "retry delay": retry },
			on: {
				load: readAgain,
				refresh: readAgain,
				submitted: [
					{ guard: "has been read", target: "refreshing", actions: "add the submitted id" },
					{ target: "loading" },
				],
				"stops set": { target: "refreshing", actions: "apply the stops" },
			},
		},
	},
});
