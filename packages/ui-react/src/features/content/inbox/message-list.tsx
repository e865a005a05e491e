import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { ArticleRow } from "../reading/article-row.tsx";
import { messageListOf } from "../reading/kept-lists.ts";

/** The platform's messages, newest first. Only this device stores which messages are unread. */
export const MessageList = (props: {
	readonly signedIn: SignedIn;
	readonly session: ActivitySession;
}): ReactNode => {
	const { t } = useWords();
	const list = useFreshList(messageListOf(useApp(), props.signedIn));
	return (
		<PagedList
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			row={({ id, title, summary, sentAt }) => (
				<ArticleRow
					to={`/message/detail?id=${id}`}
					title={title}
					summary={summary}
					moment={sentAt}
					isUnread={!props.session.readMessages.has(id)}
				/>
			)}
			empty={t("content.messages.empty")}
		/>
	);
};
