import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { ArticleRow } from "../reading/article-row.tsx";
import { messageListOf } from "../reading/kept-lists.ts";
import { createUnreadFirst } from "./unread-first.ts";

/** The platform's messages, unread ones first, then newest first. Only this device stores which messages are unread. */
export const MessageList = (props: {
	readonly signedIn: SignedIn;
	readonly session: ActivitySession;
}): ReactNode => {
	const { t } = useWords();
	const list = useFreshList(messageListOf(useApp(), props.signedIn));
	const { readMessages } = props.session;
	const [unreadFirst] = useState(createUnreadFirst);
	return (
		<PagedList
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			arrange={(rows) => unreadFirst(rows, readMessages)}
			row={({ id, title, summary, sentAt }) => (
				<ArticleRow
					to={`/message/detail?id=${id}`}
					title={title}
					summary={summary}
					moment={sentAt}
					isUnread={!readMessages.has(id)}
				/>
			)}
			empty={t("content.messages.empty")}
		/>
	);
};
