import { useActorRef } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useActivity } from "../../../activity/use-activity.ts";
import { useWords } from "../../../i18n/words.ts";
import { useAddressId } from "../../../router/address-id.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { useArticle } from "../../../ui/html/use-article.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import { Article } from "./article.tsx";

/** One message to the customer (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const id = useAddressId();
	return (
		<Page>
			{id === undefined ? <Empty text={t("content.article.none")} /> : null}
			{id === undefined || !signedIn ? null : <Message key={`${signedIn.token} ${id}`} id={id} />}
		</Page>
	);
};

const Message = ({ id }: { readonly id: number }): ReactNode => {
	const app = useApp();
	const actor = useActorRef(machines(app).message, { input: { key: id } });
	const { article, ...reading } = useArticle(actor);
	const { session } = useActivity();
	const isThere = article !== undefined;
	useEffect(() => void app.activity.load().catch(() => {}), [app]);
	useEffect(() => {
		if (isThere) session?.markMessagesRead([id]);
	}, [isThere, session, id]);
	return (
		<Article
			{...reading}
			text={article && { title: article.title, moment: article.sentAt, content: article.content }}
		/>
	);
};
