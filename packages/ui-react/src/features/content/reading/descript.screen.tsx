import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { machines } from "../machines.ts";
import { Article } from "./article.tsx";
import { useArticle } from "./use-article.ts";

/**
 * A page of the platform's text, by its group (Spec 2 §2). A group that has no title in the app shows the site's
 * title.
 */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const [query] = useSearchParams();
	const group = query.get("group") ?? "";
	return (
		<Page title={group === "about" ? t("content.descript.about") : name}>
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
