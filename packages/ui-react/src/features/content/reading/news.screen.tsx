import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { ArticleRow } from "./article-row.tsx";
import { newsListOf } from "./kept-lists.ts";

/** The news, newest first (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	return (
		<ListScreen
			hasTimes
			list={useFreshList(newsListOf(useApp()))}
			keyOf={({ id }) => id}
			row={({ id, title, summary, createdAt, logo }) => (
				<ArticleRow
					to={`/news/detail?id=${id}`}
					title={title}
					summary={summary}
					moment={createdAt}
					picture={logo}
				/>
			)}
			empty={t("content.news.empty")}
		/>
	);
};
