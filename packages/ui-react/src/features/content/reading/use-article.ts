import type { ArticleContext } from "@tradewind/domain/content";
import type { QueryError } from "@tradewind/domain/request";
import { useEffect } from "react";
import { onLanguageChange } from "../../../i18n/words.ts";
import { useSelector } from "../../../state/use-selected.ts";

interface ArticleActor<Article, Key> {
	readonly getSnapshot: () => {
		readonly context: ArticleContext<Article, Key>;
		readonly matches: (state: "failed") => boolean;
		readonly hasTag: (tag: "busy") => boolean;
	};
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
	readonly start: () => unknown;
	readonly stop: () => unknown;
	readonly send: (event: { readonly type: "retry" | "read again" }) => void;
}

interface Reading<Article> {
	readonly article: Article | undefined;
	readonly isReading: boolean;
	readonly failed: { readonly why: QueryError | undefined } | undefined;
	readonly onRetry: () => void;
}

/** Reads one thing while its page is shown; anew when the page is shown in another language. */
export const useArticle = <Article, Key>(actor: ArticleActor<Article, Key>): Reading<Article> => {
	const { article, error } = useSelector(actor, ({ context }) => context);
	const isReading = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useEffect(() => {
		actor.start();
		const end = onLanguageChange(() => actor.send({ type: "read again" }));
		return () => {
			end();
			actor.stop();
		};
	}, [actor]);
	return {
		article,
		isReading,
		failed: isFailed ? { why: error } : undefined,
		onRetry: () => actor.send({ type: "retry" }),
	};
};
