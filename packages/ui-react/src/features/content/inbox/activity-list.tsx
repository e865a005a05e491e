import { type ActivityEntry, entryKey } from "@tradewind/domain/activity";
import { type ReactNode, useCallback } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ActivityRoom } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { EmptyOrders } from "../../../ui/list/empty-with-link.tsx";
import listClasses from "../../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { Failed } from "../../../ui/status/status.tsx";
import { ActivityRow } from "./activity-row.tsx";

/** What happened to the customer's orders, newest first. While the orders can't be read, what is known stays, with the reason. */
export const ActivityList = ({ room }: { readonly room: ActivityRoom }): ReactNode => {
	const { say } = useWords();
	const { orders } = useApp();
	const entries = useSelected(room.actor, ({ context }) => context.entries);
	const isFailed = useSelected(orders, (snapshot) => snapshot.matches("failed"));
	const isLoading = useSelected(
		orders,
		(snapshot) => snapshot.matches("loading") || snapshot.matches("not loaded"),
	);
	const error = useSelected(orders, ({ context }) => context.error);
	const { actor } = room;
	const open = useCallback(
		(entry: ActivityEntry) => actor.send({ type: "read", key: entryKey(entry) }),
		[actor],
	);
	const refresh = () => {
		orders.send({ type: "load" });
		room.actor.send({ type: "read micros" });
	};
	if (entries.length === 0 && isFailed) return <Failed error={error} onRetry={refresh} />;
	if (entries.length === 0 && isLoading) return <RowSkeletons />;
	return (
		<PullToRefresh onRefresh={refresh}>
			{isFailed ? <FailedList error={error} hasRows onRetry={refresh} /> : null}
			{entries.length === 0 ? (
				<EmptyOrders text={say("content.activity.empty")} />
			) : (
				<ul className={listClasses.list}>
					{entries.map((entry) => (
						<li key={entryKey(entry)}>
							<ActivityRow entry={entry} onOpen={open} />
						</li>
					))}
				</ul>
			)}
			{entries.length === 0 ? null : <p className={listClasses.end}>{say("shell.list.noMore")}</p>}
		</PullToRefresh>
	);
};
