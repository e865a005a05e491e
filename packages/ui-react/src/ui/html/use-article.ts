import type { ArticleContext } from "@tradewind/domain/content";
import type { QueryError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { onLanguageChange } from "../../i18n/words.ts";
import type { Observed } from "../../state/subscribe.ts";

interface ArticleSnapshot<Article, Key> {
	readonly context: ArticleContext<Article, Key>;
	readonly matches: (state: "failed") => boolean;
	readonly hasTag: (tag: "busy") => boolean;
}

interface ArticleActor<Article, Key> extends Observed<ArticleSnapshot<Article, Key>> {
	readonly send: (event: { readonly type: "retry" | "refresh" }) => void;
}

interface Reading<Article> {
	readonly article: Article | undefined;
	readonly isReading: boolean;
	readonly failed: { readonly why: QueryError | undefined } | undefined;
	readonly onRetry: () => void;
}

/** The article or text that a screen shows; read again when the language changes. */
export const useArticle = <Article, Key>(actor: ArticleActor<Article, Key>): Reading<Article> => {
	const { article, error } = useSelector(actor, ({ context }) => context);
	const isReading = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useEffect(() => onLanguageChange(() => actor.send({ type: "refresh" })), [actor]);
	return {
		article,
		isReading,
		failed: isFailed ? { why: error } : undefined,
		onRetry: () => actor.send({ type: "retry" }),
	};
};
