import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import type { TradesQuery } from "./read-trades.ts";
import type { ClosedTrade } from "./trader-risk.ts";

export interface TraderRiskContext {
	readonly query: TradesQuery;
	/** `undefined` until read; kept during another reading. */
	readonly trades: readonly ClosedTrade[] | undefined;
	readonly error: QueryError | undefined;
}

/** The trades from which the risk of one trader is computed. */
export const traderRiskMachine = setup({
	types: {} as {
		input: TradesQuery;
		context: TraderRiskContext;
		/** `now`, because the three weeks end with it. */
		events: { readonly type: "refresh"; readonly now: Instant };
		tags: "busy";
	},
	actors: { readTrades: requestActor<readonly ClosedTrade[], QueryError, TradesQuery>() },
	actions: {
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		"take the time": assign(({ context }, now: Instant) => ({ query: { ...context.query, now } })),
	},
}).createMachine({
	id: "trader risk",
	context: ({ input }) => ({ query: input, trades: undefined, error: undefined }),
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readTrades",
				src: "readTrades",
				input: ({ context }) => context.query,
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ trades: answerOf({ event }), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: {
			on: {
				refresh: {
					target: "reading",
					actions: { type: "take the time", params: ({ event }) => event.now },
				},
			},
		},
		failed: {
			on: {
				refresh: {
					target: "reading",
					actions: { type: "take the time", params: ({ event }) => event.now },
				},
			},
		},
	},
});
