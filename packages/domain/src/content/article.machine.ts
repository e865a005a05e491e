import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";

export interface ArticleRequest<Key> {
	readonly key: Key;
}

export interface ArticleContext<Article, Key> {
	readonly key: Key;
	/** Absent until read, or if the platform has none. */
	readonly article: Article | undefined;
	readonly error: QueryError | undefined;
}

/**
 * One article: a message, a news item or a descriptive page (Spec 2 §2). It is read once, on retry after a failure,
 * and again when the language changes; the previous text stays until then.
 */
export const createArticleMachine = <Article, Key>() => {
	type Context = ArticleContext<Article, Key>;
	return setup({
		types: {} as {
			input: ArticleRequest<Key>;
			context: Context;
			events: { readonly type: "retry" } | { readonly type: "refresh" };
			tags: "busy";
		},
		actors: { readArticle: requestActor<Article, QueryError, ArticleRequest<Key>>() },
		actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
	}).createMachine({
		id: "article",
		context: ({ input }) => ({ key: input.key, article: undefined, error: undefined }),
		initial: "loading",
		states: {
			loading: {
				tags: "busy",
				on: { refresh: { target: "loading", reenter: true } },
				invoke: {
					id: "readArticle",
					src: "readArticle",
					input: ({ context }) => ({ key: context.key }),
					onDone: [
						readingFailed,
						{
							target: "ready",
							actions: assign(({ event }) => ({ article: answerOf({ event }), error: undefined })),
						},
					],
					onError: readingBroken,
				},
			},
			ready: { on: { refresh: "loading" } },
			failed: { on: { retry: "loading", refresh: "loading" } },
		},
	});
};
