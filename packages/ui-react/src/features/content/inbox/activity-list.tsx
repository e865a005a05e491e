import { type ActivityEntry, entryKey } from "@tradewind/domain/activity";
import { type MarketNotice, withNoticesRead } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback } from "react";
import { useWords } from "../../../i18n/words.ts";
import { marketNotices } from "../../../instruments/notices/market-notices.ts";
import type { ActivitySession } from "../../../state/activity.ts";
import { useApp } from "../../../state/app.ts";
import { useStore } from "../../../state/use-store.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { NoMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import { LoadError } from "../../../ui/status/status.tsx";
import { ActivityRow } from "./activity-row.tsx";
import { NoticeRow } from "./notice-row.tsx";

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
	const notices = useStore(marketNotices().subscribe, marketNotices().get);
	const count = entries.length + notices.length;
	const refresh = () => {
		orders.send({ type: "load" });
		session.actor.send({ type: "read micros" });
	};
	if (count === 0 && isFailed) return <LoadError error={error} onRetry={refresh} />;
	if (count === 0 && isLoading) return <RowSkeletons />;
	return (
		<PullToRefresh onRefresh={refresh}>
			{isFailed ? <ListError error={error} hasRows onRetry={refresh} /> : null}
			{count === 0 ? (
				<EmptyWithLink text={t("content.activity.empty")} />
			) : (
				<RowList hasTimes>
					{byTime(entries, notices).map((row) =>
						"order" in row ? (
							<li key={entryKey(row)}>
								<ActivityRow entry={row} onOpen={open} />
							</li>
						) : (
							<li key={`${row.is} ${row.code} ${row.at}`}>
								<NoticeRow notice={row} onOpen={openNotice} />
							</li>
						),
					)}
				</RowList>
			)}
			<NoMore after={count} />
		</PullToRefresh>
	);
};

const openNotice = (notice: MarketNotice): void =>
	marketNotices().change((notices) => withNoticesRead(notices, notice));

/** The events of orders and the notices of markets, the newest first. */
const byTime = (
	entries: readonly ActivityEntry[],
	notices: readonly MarketNotice[],
): readonly (ActivityEntry | MarketNotice)[] =>
	notices.length === 0
		? entries
		: [...entries, ...notices].toSorted((one, other) => momentOf(other) - momentOf(one));

const momentOf = (row: ActivityEntry | MarketNotice): number => ("order" in row ? row.seenAt : row.at);
