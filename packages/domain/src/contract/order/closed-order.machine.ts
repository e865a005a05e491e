import { assign, setup } from "xstate";
import { reconcileDelayMs, requireValue } from "../../command/command-answer.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";

interface ClosedOrderContext {
	readonly id: OrderId;
	/** The platform's record of the closed order, with its final price and profit; `undefined` until it is known. */
	readonly order: ContractOrder | undefined;
	/** How often the lists have been read without finding it. */
	readonly attempts: number;
}

/** Milliseconds between two readings at most. */
const maxDelayMs = 30_000;

/**
 * The platform's record of an order that its customer has closed (Spec 1 §4). The answer to a close contains neither
 * the close price nor the profit, so the lists are read until they show the order as closed: after 1 s, 2 s, 4 s, at
 * most every 30 s. 'read now' reads them at once, as after a reconnect. An open order in a list is older than the close.
 */
export const closedOrderMachine = setup({
	types: {} as {
		input: { readonly id: OrderId };
		context: ClosedOrderContext;
		events: { readonly type: "read now" };
	},
	actors: { readOrder: requestActor<ContractOrder | undefined, QueryError, OrderId>() },
	guards: { "is closed": (_, order: ContractOrder | undefined) => order?.stage === "closed" },
	actions: {
		"store the order": assign((_, order: ContractOrder | undefined) => ({ order: requireValue(order) })),
		"count an attempt": assign({ attempts: ({ context }) => context.attempts + 1 }),
	},
	delays: { "read delay": ({ context }) => Math.min(maxDelayMs, reconcileDelayMs(context.attempts - 1)) },
}).createMachine({
	id: "closed order",
	context: ({ input }) => ({ id: input.id, order: undefined, attempts: 0 }),
	initial: "reading",
	states: {
		reading: {
			invoke: {
				id: "readOrder",
				src: "readOrder",
				input: ({ context }) => context.id,
				onDone: [
					{
						guard: { type: "is closed", params: answerOf },
						target: "known",
						actions: { type: "store the order", params: answerOf },
					},
					{ target: "waiting", actions: "count an attempt" },
				],
				onError: { target: "waiting", actions: "count an attempt" },
			},
		},
		waiting: { on: { "read now": "reading" }, after: { "read delay": "reading" } },
		known: { type: "final" },
	},
});
