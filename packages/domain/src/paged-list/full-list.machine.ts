import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { ListRows, PageRequest } from "./list.ts";
import { type ListPage, type Loaded, nothingLoaded, withNextPage } from "./paged-list.ts";

interface FullListInput {
	/** Page limit. A longer list is cut off there and marked as cut. */
	readonly maxPages?: number;
}

export interface FullListContext<Row, Key, Query, Extra> extends Loaded<Row, Key, Extra> {
	/** `undefined` before the first 'read'. */
	readonly query: Query | undefined;
	readonly maxPages: number;
	readonly error: QueryError | undefined;
}

type FullListEvent<Query> =
	| { readonly type: "read"; readonly query: Query }
	| { readonly type: "retry" }
	/** Cancels the reading, or discards the result. */
	| { readonly type: "drop" };

/** Ten thousand rows at twenty a page (docs/assumptions.md, A-124). */
const defaultMaxPages = 500;

/**
 * All pages of a list, one after the other, for an export. Each key appears once: rows that arrive during the reading
 * move others to the next page. A failure keeps the rows, and 'retry' continues with the failed page.
 */
export const createFullListMachine = <Row, Key, Query, Extra>({ keyOf }: ListRows<Row, Key>) => {
	type Context = FullListContext<Row, Key, Query, Extra>;
	type Page = ListPage<Row, Extra>;
	return setup({
		types: {} as {
			input: FullListInput;
			context: Context;
			events: FullListEvent<Query>;
			tags: "busy";
		},
		actors: { readPage: requestActor<Page, QueryError, PageRequest<Query>>() },
		guards: {
			"is over": ({ context }) => context.isAtEnd || context.page >= context.maxPages,
		},
		actions: {
			"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
			"take page": assign(({ context }, page: Page | undefined) =>
				page ? { ...withNextPage(context, page, keyOf), error: undefined } : {},
			),
			begin: assign((_, query: Query) => ({ ...nothingLoaded, query, error: undefined })),
			"clear the rows": assign({ ...nothingLoaded, query: undefined, error: undefined }),
		},
	}).createMachine({
		id: "full list",
		context: ({ input }) => ({
			...nothingLoaded,
			query: undefined,
			maxPages: input.maxPages ?? defaultMaxPages,
			error: undefined,
		}),
		initial: "idle",
		on: {
			read: {
				target: ".reading",
				reenter: true,
				actions: { type: "begin", params: ({ event }) => event.query },
			},
			drop: { target: ".idle", actions: "clear the rows" },
		},
		states: {
			idle: {},
			reading: {
				tags: "busy",
				entry: assign(({ context }) => ({ requestedPage: context.page + 1 })),
				invoke: {
					id: "readPage",
					src: "readPage",
					input: ({ context }) => ({ query: context.query as Query, page: context.requestedPage }),
					onDone: [readingFailed, { target: "evaluating", actions: { type: "take page", params: answerOf } }],
					onError: readingBroken,
				},
			},
			/** Transient. */
			evaluating: { always: [{ guard: "is over", target: "ready" }, { target: "reading" }] },
			/** Complete, unless the list was cut off. */
			ready: {},
			failed: { on: { retry: "reading" } },
		},
	});
};
