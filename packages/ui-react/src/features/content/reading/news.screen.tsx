import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSelector } from "../../../state/use-selected.ts";
import { Page } from "../../../ui/layout/page.tsx";
import listClasses from "../../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { LoadMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { ArticleRow } from "./article-row.tsx";
import { newsListOf } from "./kept-lists.ts";
import { useFreshList } from "./use-fresh-list.ts";

/** The news, newest first (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const list = newsListOf(useApp());
	const { rows, error } = useSelector(list, ({ context }) => context);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(list, (snapshot) => snapshot.matches("failed"));
	useFreshList(list);
	return (
		<Page>
			<PullToRefresh onRefresh={() => list.send({ type: "refresh" })}>
				{isFailed ? (
					<ListError error={error} hasRows={rows.length > 0} onRetry={() => list.send({ type: "retry" })} />
				) : null}
				{isLoading ? <RowSkeletons /> : null}
				{rows.length > 0 || isLoading || isFailed ? null : <Empty text={t("content.news.empty")} />}
				{rows.length > 0 ? (
					<ul className={listClasses.list}>
						{rows.map((item) => (
							<li key={item.id}>
								<ArticleRow
									to={`/news/detail?id=${item.id}`}
									title={item.title}
									summary={item.summary}
									moment={item.createdAt}
									picture={item.logo}
								/>
							</li>
						))}
					</ul>
				) : null}
				{rows.length > 0 && !isFailed ? <LoadMore list={list} /> : null}
			</PullToRefresh>
		</Page>
	);
};
