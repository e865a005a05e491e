import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { ListRows, PageRequest } from "./list.ts";
import {
	type ListPage,
	type Loaded,
	nextPage,
	nothingLoaded,
	withFirstPage,
	withNewestPage,
	withNextPage,
	withoutRow,
	withRefreshedPage,
	withRow,
	withTopPage,
} from "./paged-list.ts";

interface PagedListInput<Query> {
	readonly query: Query;
}

export interface PagedListContext<Row, Key, Query, Extra> extends Loaded<Row, Key, Extra> {
	readonly query: Query;
	readonly error: QueryError | undefined;
	/** What 'retry' repeats. */
	readonly lastAttempt: "first page" | "next page" | "newest page";
	/** Whether the current refresh drops the further pages. */
	readonly startsOver: boolean;
}

type PagedListEvent<Row, Key, Query> =
	| { readonly type: "load more" }
	| {
			readonly type: "refresh";
			/** Only the first page stays, as in another language. */
			readonly startsOver?: boolean;
	  }
	| { readonly type: "catch up" }
	| { readonly type: "retry" }
	| { readonly type: "query changed"; readonly query: Query }
	| { readonly type: "row removed"; readonly key: Key }
	| { readonly type: "row changed"; readonly key: Key; readonly row: Row };

/**
 * A list that loads page by page and can be refreshed. Each key appears once, in the platform's order. A refresh
 * keeps the further pages if the first one joins them, 'catch up' prepends new rows. A failed load ends the list, keeps its rows and can be retried
 * (Spec 1 §8). A list with `retriesAutomatically` retries by itself and keeps the reason of the failure until it has been read. A row that is removed
 * during a request does not return with its reply.
 */
export const createPagedListMachine = <Row, Key, Query, Extra>({
	keyOf,
	changesOrder = false,
	retriesAutomatically = false,
}: ListRows<Row, Key>) => {
	type Context = PagedListContext<Row, Key, Query, Extra>;
	type Page = ListPage<Row, Extra>;
	const withNewest = changesOrder ? withTopPage : withNewestPage;
	const reading = <const Id extends string, const Take extends string>(id: Id, take: Take) =>
		({
			id,
			src: "readPage",
			input: ({ context: { query, requestedPage } }: { readonly context: Context }) => ({
				query,
				page: requestedPage,
			}),
			onDone: [readingFailed, { target: "evaluating", actions: { type: take, params: answerOf } }],
			onError: readingBroken,
		}) as const;
	return setup({
		types: {} as {
			input: PagedListInput<Query>;
			context: Context;
			events: PagedListEvent<Row, Key, Query>;
			tags: "busy";
		},
		actors: { readPage: requestActor<Page, QueryError, PageRequest<Query>>() },
		guards: {
			"has no rows yet": ({ context }) => context.page === 0,
			"next page failed": ({ context }) => context.lastAttempt === "next page",
			"newest page failed": ({ context }) => context.lastAttempt === "newest page",
			"is at its end": ({ context }) => context.isAtEnd,
		},
		delays: { "retry delay": 5000 },
		actions: {
			"start first page": assign({ lastAttempt: "first page", requestedPage: 1, removedMeanwhile: [] }),
			"start newest page": assign({ lastAttempt: "newest page", requestedPage: 1, removedMeanwhile: [] }),
			"start next page": assign(({ context }) => ({
				lastAttempt: "next page" as const,
				requestedPage: nextPage(context),
				removedMeanwhile: [],
			})),
			"choose what a refresh keeps": assign(({ event }) =>
				event.type === "refresh" ? { startsOver: event.startsOver === true } : {},
			),
			"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
			"clear the failure": assign({ error: undefined }),
			"store first page": assign(({ context }, page: Page | undefined) =>
				page ? { ...withFirstPage(context, page, keyOf), error: undefined } : {},
			),
			"store refreshed page": assign(({ context }, page: Page | undefined) =>
				page
					? {
							...(context.startsOver
								? withFirstPage(context, page, keyOf)
								: withRefreshedPage(withNewest, context, page, keyOf)),
							error: undefined,
						}
					: {},
			),
			"store newest page": assign(({ context }, page: Page | undefined) =>
				page ? { ...withNewest(context, page, keyOf), error: undefined } : {},
			),
			"store next page": assign(({ context }, page: Page | undefined) =>
				page ? { ...withNextPage(context, page, keyOf), error: undefined } : {},
			),
		},
	}).createMachine({
		id: "paged list",
		context: ({ input }) => ({
			...nothingLoaded,
			query: input.query,
			error: undefined,
			lastAttempt: "first page",
			startsOver: false,
		}),
		initial: "loading",
		on: {
			"query changed": {
				target: ".loading",
				reenter: true,
				actions: assign(({ event }) => ({ ...nothingLoaded, query: event.query, error: undefined })),
			},
			"row removed": { actions: assign(({ context, event }) => withoutRow(context, event.key, keyOf)) },
			"row changed": {
				actions: assign(({ context, event }) => withRow(context, event.key, event.row, keyOf)),
			},
		},
		states: {
			loading: {
				tags: "busy",
				entry: "start first page",
				invoke: reading("readFirstPage", "store first page"),
			},
			ready: { on: { "load more": "loading more", refresh: "refreshing", "catch up": "catching up" } },
			"loading more": {
				tags: "busy",
				entry: "start next page",
				on: { refresh: "refreshing" },
				invoke: reading("readNextPage", "store next page"),
			},
			refreshing: {
				tags: "busy",
				entry: ["start first page", "choose what a refresh keeps"],
				invoke: reading("refreshFirstPage", "store refreshed page"),
			},
			"catching up": {
				tags: "busy",
				entry: "start newest page",
				on: { refresh: "refreshing" },
				invoke: reading("readNewestPage", "store newest page"),
			},
			/** Transient. */
			evaluating: { always: [{ guard: "is at its end", target: "finished" }, { target: "ready" }] },
			finished: { on: { refresh: "refreshing", "catch up": "catching up" } },
			failed: {
				on: {
					retry: [
						{ guard: "has no rows yet", target: "loading", actions: "clear the failure" },
						{ guard: "next page failed", target: "loading more" },
						{ guard: "newest page failed", target: "catching up" },
						{ target: "refreshing" },
					],
					refresh: [
						{ guard: "has no rows yet", target: "loading", actions: "clear the failure" },
						{ target: "refreshing" },
					],
					"catch up": [
						{ guard: "has no rows yet", target: "loading", actions: "clear the failure" },
						{ target: "catching up" },
					],
				},
				...(retriesAutomatically && {
					after: {
						"retry delay": [
							{ guard: "has no rows yet", target: "loading" },
							{ guard: "next page failed", target: "loading more" },
							{ guard: "newest page failed", target: "catching up" },
							{ target: "refreshing" },
						],
					},
				}),
			},
		},
	});
};
