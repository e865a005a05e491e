import { assign, enqueueActions, setup } from "xstate";
import type { OrderId } from "../order/contract-order.ts";

/** How many orders are closed at the same time: a browser sends no more requests at once, and those that wait could time out. */
const atOnce = 4;

interface CloseAllContext {
	/** In the order in which they will be closed. */
	readonly waiting: readonly OrderId[];
	/** Asked to be closed and without an outcome yet. */
	readonly running: readonly OrderId[];
	/** All that were confirmed, in the order of the question. */
	readonly chosen: readonly OrderId[];
}

type CloseAllEvent =
	/** The customer has confirmed that these positions are closed. */
	| { readonly type: "confirm"; readonly ids: readonly OrderId[] }
	/** The command of one order has an outcome, known or not. */
	| { readonly type: "settled"; readonly id: OrderId }
	| { readonly type: "dismiss" };

/**
 * Closes several positions (Spec 1 §4, docs/assumptions.md, A-682). It sends nothing itself: it emits 'close' once for each order,
 * a few at a time, and the machine of that order sends its own command and knows its own outcome. An outcome of one order neither
 * stops nor repeats another. A refused one is closed again by its own button.
 */
export const closeAllMachine = setup({
	types: {} as {
		context: CloseAllContext;
		events: CloseAllEvent;
		emitted: { readonly type: "close"; readonly id: OrderId };
	},
	guards: {
		"has some": (_, ids: readonly OrderId[]) => ids.length > 0,
		"is the last": ({ context }, id: OrderId) =>
			context.waiting.length === 0 && context.running.every((one) => one === id),
	},
	actions: {
		"store the choice": assign((_, ids: readonly OrderId[]) => ({
			waiting: [...new Set(ids)],
			running: [],
			chosen: [...new Set(ids)],
		})),
		"forget what has settled": assign(({ context }, id: OrderId) => ({
			running: context.running.filter((one) => one !== id),
		})),
		"close the next ones": enqueueActions(({ context, enqueue }) => {
			const next = context.waiting.slice(0, atOnce - context.running.length);
			enqueue.assign({
				waiting: context.waiting.slice(next.length),
				running: [...context.running, ...next],
			});
			for (const id of next) enqueue.emit({ type: "close", id });
		}),
	},
}).createMachine({
	id: "close all",
	context: { waiting: [], running: [], chosen: [] },
	initial: "asking",
	states: {
		asking: {
			on: {
				confirm: {
					guard: { type: "has some", params: ({ event }) => event.ids },
					target: "closing",
					actions: [{ type: "store the choice", params: ({ event }) => event.ids }, "close the next ones"],
				},
			},
		},
		closing: {
			on: {
				settled: [
					{
						guard: { type: "is the last", params: ({ event }) => event.id },
						target: "over",
						actions: { type: "forget what has settled", params: ({ event }) => event.id },
					},
					{
						actions: [
							{ type: "forget what has settled", params: ({ event }) => event.id },
							"close the next ones",
						],
					},
				],
			},
		},
		over: { on: { dismiss: "asking" } },
	},
});
