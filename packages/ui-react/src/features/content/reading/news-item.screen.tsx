import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useAddressId } from "../../../router/address-id.ts";
import { useApp } from "../../../state/app.ts";
import { useArticle } from "../../../ui/html/use-article.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import { Article } from "./article.tsx";

/** One news item (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const id = useAddressId();
	return (
		<Page>{id === undefined ? <Empty text={t("content.article.none")} /> : <Item key={id} id={id} />}</Page>
	);
};

const Item = ({ id }: { readonly id: number }): ReactNode => {
	const app = useApp();
	const actor = useActorRef(machines(app).newsItem, { input: { key: id } });
	const { article, ...reading } = useArticle(actor);
	return (
		<Article
			{...reading}
			text={article && { title: article.title, moment: article.createdAt, content: article.content }}
		/>
	);
};
