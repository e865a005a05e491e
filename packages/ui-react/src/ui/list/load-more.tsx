import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import type { Observed } from "../../state/subscribe.ts";
import classes from "./list.module.css";

interface ListSnapshot {
	readonly context: { readonly isAtEnd: boolean; readonly rows: readonly unknown[] };
	readonly can: (event: { readonly type: "load more" }) => boolean;
}

interface List extends Observed<ListSnapshot> {
	readonly send: (event: { readonly type: "load more" }) => void;
}

/** The end of the loaded rows. Loads more rows when it is near the screen. */
export const LoadMore = ({ list }: { readonly list: List }): ReactNode => {
	const { t } = useWords();
	const mark = useRef<HTMLParagraphElement>(null);
	const isFinished = useSelector(list, (snapshot) => snapshot.context.isAtEnd);
	const canLoad = useSelector(list, (snapshot) => snapshot.can({ type: "load more" }));
	useEffect(() => {
		if (!mark.current || !canLoad) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) list.send({ type: "load more" });
			},
			{ rootMargin: "400px 0px" },
		);
		observer.observe(mark.current);
		return () => observer.disconnect();
	}, [list, canLoad]);
	const count = useSelector(list, (snapshot) => snapshot.context.rows.length);
	return isFinished ? (
		<NoMore after={count} />
	) : (
		<p ref={mark} className={classes.end}>
			{t("shared.list.loadingMore")}
		</p>
	);
};

/** The text below the last row of a list (Spec 1 §8); below a single row there is none (docs/assumptions.md, A-597). */
export const NoMore = ({ after }: { readonly after: number }): ReactNode => {
	const { t } = useWords();
	return after < 2 ? null : <p className={classes.end}>{t("shared.list.noMore")}</p>;
};
