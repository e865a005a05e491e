import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ActivityRoom } from "../../../state/activity.ts";
import { useSelector } from "../../../state/use-selected.ts";
import listClasses from "../../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { LoadMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { ArticleRow } from "../reading/article-row.tsx";
import type { MessageListActor } from "../reading/kept-lists.ts";
import { useFreshList } from "../reading/use-fresh-list.ts";

/** What the platform wrote to the customer, newest first; which of it is unread, this device alone knows. */
export const MessageList = ({
	list,
	room,
}: {
	readonly list: MessageListActor;
	readonly room: ActivityRoom;
}): ReactNode => {
	const { t } = useWords();
	const { rows, error } = useSelector(list, ({ context }) => context);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(list, (snapshot) => snapshot.matches("failed"));
	useFreshList(list);
	return (
		<PullToRefresh onRefresh={() => list.send({ type: "refresh" })}>
			{isFailed ? (
				<ListError error={error} hasRows={rows.length > 0} onRetry={() => list.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{rows.length > 0 || isLoading || isFailed ? null : <Empty text={t("content.messages.empty")} />}
			{rows.length > 0 ? (
				<ul className={listClasses.list}>
					{rows.map((message) => (
						<li key={message.id}>
							<ArticleRow
								to={`/message/detail?id=${message.id}`}
								title={message.title}
								summary={message.summary}
								moment={message.sentAt}
								isUnread={!room.readMessages.has(message.id)}
							/>
						</li>
					))}
				</ul>
			) : null}
			{rows.length > 0 && !isFailed ? <LoadMore list={list} /> : null}
		</PullToRefresh>
	);
};
