import { type ActivityEntry, entryKey } from "@tradewind/domain/activity";
import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { NoMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import { LoadError } from "../../../ui/status/status.tsx";
import { ActivityRow } from "./activity-row.tsx";

/** The activity, newest first. If the orders cannot be read, the known entries stay, with the error above them. */
export const ActivityList = ({ session }: { readonly session: ActivitySession }): ReactNode => {
	const { t } = useWords();
	const { orders } = useApp();
	const entries = useSelector(session.actor, ({ context }) => context.entries);
	const isFailed = useSelector(orders, (snapshot) => snapshot.matches("failed"));
	const isLoading = useSelector(
		orders,
		(snapshot) => snapshot.matches("loading") || snapshot.matches("not loaded"),
	);
	const error = useSelector(orders, ({ context }) => context.error);
	const { actor } = session;
	const open = useCallback(
		(entry: ActivityEntry) => actor.send({ type: "read", key: entryKey(entry) }),
		[actor],
	);
	const refresh = () => {
		orders.send({ type: "load" });
		session.actor.send({ type: "read micros" });
	};
	if (entries.length === 0 && isFailed) return <LoadError error={error} onRetry={refresh} />;
	if (entries.length === 0 && isLoading) return <RowSkeletons />;
	return (
		<PullToRefresh onRefresh={refresh}>
			{isFailed ? <ListError error={error} hasRows onRetry={refresh} /> : null}
			{entries.length === 0 ? (
				<EmptyWithLink text={t("content.activity.empty")} />
			) : (
				<RowList hasTimes>
					{entries.map((entry) => (
						<li key={entryKey(entry)}>
							<ActivityRow entry={entry} onOpen={open} />
						</li>
					))}
				</RowList>
			)}
			<NoMore after={entries.length} />
		</PullToRefresh>
	);
};
