import { assign, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { TradesQuery } from "./read-trades.ts";
import type { ClosedTrade } from "./trader-risk.ts";

export interface TraderRiskContext {
	readonly query: TradesQuery;
	/** `undefined` until read; kept during another reading. */
	readonly trades: readonly ClosedTrade[] | undefined;
	readonly error: QueryError | undefined;
}

/** The trades of a trader's risk sheet, while it is open. */
export const traderRiskMachine = setup({
	types: {} as {
		input: TradesQuery;
		context: TraderRiskContext;
		events: { readonly type: "refresh" };
		tags: "busy";
	},
	actors: { readTrades: requestActor<readonly ClosedTrade[], QueryError, TradesQuery>() },
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
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{
						target: "ready",
						actions: assign(({ event }) => ({ trades: answerOf({ event }), error: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: { on: { refresh: "reading" } },
		failed: { on: { refresh: "reading" } },
	},
});
