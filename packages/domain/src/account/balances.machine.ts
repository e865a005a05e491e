import { assign, setup } from "xstate";
import type { Money } from "../money/decimal.ts";
import { readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Balance } from "./balance.ts";
import type { MoneyReading } from "./read-money.ts";

export interface BalancesContext {
	/** Kept during another reading and after a failed one; cleared by 'reset'. */
	readonly balances: readonly Balance[] | undefined;
	readonly profitOfDay: Money | undefined;
	readonly error: QueryError | undefined;
	/** A 'load' arrived during a reading, whose result may be older than the load. */
	readonly isReloadRequested: boolean;
}

export type BalancesEvent = { readonly type: "load" } | { readonly type: "reset" };

const nothing: BalancesContext = {
	balances: undefined,
	profitOfDay: undefined,
	error: undefined,
	isReloadRequested: false,
};

/**
 * The signed-in customer's balances (Spec 1 §3, §7). The machine holds nothing before 'load' and after 'reset'. A failed
 * reading, also the first, is retried every 5 s and by 'load'; the automatic retry keeps the reason of the failure.
 */
export const balancesMachine = setup({
	types: {} as { context: BalancesContext; events: BalancesEvent; tags: "busy" },
	actors: { readMoney: requestActor<MoneyReading, QueryError>() },
	guards: { "are unknown": ({ context }) => context.balances === undefined },
	delays: { "retry delay": 5000 },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "balances",
	context: nothing,
	initial: "unknown",
	on: { reset: { target: ".unknown", actions: assign(nothing) } },
	states: {
		unknown: { on: { load: "loading" } },
		loading: {
			tags: "busy",
			on: { load: { actions: assign({ isReloadRequested: true }) } },
			invoke: {
				id: "readMoney",
				src: "readMoney",
				onDone: [
					{
						guard: ({ context }) => context.isReloadRequested,
						target: "loading",
						reenter: true,
						actions: assign(({ context, event }) => ({
							...context,
							...answerOf({ event }),
							isReloadRequested: false,
						})),
					},
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ ...answerOf({ event }), error: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined, isReloadRequested: false }) },
			},
		},
		ready: { on: { load: "loading" } },
		failed: {
			after: { "retry delay": "loading" },
			on: {
				load: [
					{ guard: "are unknown", target: "loading", actions: assign({ error: undefined }) },
					{ target: "loading" },
				],
			},
		},
	},
});
