import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { LongTime } from "../../../figures/long-time.tsx";
import { useWords } from "../../../i18n/words.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { Html } from "../../../ui/html/html.tsx";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import classes from "./article.module.css";

interface Text {
	readonly title?: string;
	/** In the platform's format. */
	readonly moment?: string;
	/** The platform's HTML, not sanitised yet. */
	readonly content: string;
}

/** The text of a detail page, or its loading, empty or error state. */
export const Article = (props: {
	readonly text: Text | undefined;
	readonly isReading: boolean;
	/** The request failed. */
	readonly failed: { readonly why: QueryError | undefined } | undefined;
	readonly onRetry: () => void;
}): ReactNode => {
	const { t } = useWords();
	const { text, isReading, failed } = props;
	if (failed && !text) return <LoadError error={failed.why} onRetry={props.onRetry} />;
	if (!text) return isReading ? <Waiting /> : <Empty text={t("content.article.none")} />;
	return (
		<article className={classes.article}>
			{text.title ? <h2 className={classes.title}>{text.title}</h2> : null}
			{text.moment ? (
				<p className={classes.when}>
					<LongTime time={text.moment} />
				</p>
			) : null}
			<LazyBoundary fallback={<Lines />}>
				<Html text={text.content} />
			</LazyBoundary>
		</article>
	);
};

const Waiting = (): ReactNode => (
	<div className={classes.article} aria-busy="true">
		<Skeleton width="80%" height={24} />
		<Skeleton width={120} height={14} />
		<Lines />
	</div>
);

const Lines = (): ReactNode => (
	<div className={classes.lines}>
		<Skeleton />
		<Skeleton />
		<Skeleton width="60%" />
	</div>
);
