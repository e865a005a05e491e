import { useActorRef } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { useArticle } from "../../../ui/html/use-article.ts";
import { documentTitle } from "../../../ui/layout/document-title.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { machines } from "../machines.ts";
import { Article } from "./article.tsx";
import { groupTitle } from "./group-title.ts";

/** A page of the platform's text, by its group, whose translation is the title of page and document (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const [query] = useSearchParams();
	const group = query.get("group") ?? "";
	const title = groupTitle(group, t, name);
	useEffect(() => documentTitle.showRoute(title, name), [title, name]);
	return (
		<Page title={title}>
			<Text key={group} group={group} />
		</Page>
	);
};

const Text = ({ group }: { readonly group: string }): ReactNode => {
	const app = useApp();
	const actor = useActorRef(machines(app).descript, { input: { key: group } });
	const { article, ...reading } = useArticle(actor);
	return <Article {...reading} text={article} />;
};
