import type { LeaderOrder } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSelector } from "../../state/use-selected.ts";
import classes from "../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../ui/list/list-states.tsx";
import { LoadMore } from "../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { LeaderRow } from "./leader-row.tsx";
import type { RankingActor } from "./ranking-actor.ts";
import styles from "./ranking-list.module.css";

interface RankingListProps {
	readonly ranking: RankingActor;
	readonly order: LeaderOrder;
}

/** The leaders, best first; without any, what is to come (Spec 1 §2). */
export const RankingList = ({ ranking, order }: RankingListProps): ReactNode => {
	const { t } = useWords();
	const rows = useSelector(ranking, ({ context }) => context.rows);
	const error = useSelector(ranking, ({ context }) => context.error);
	const isLoading = useSelector(ranking, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(ranking, (snapshot) => snapshot.matches("failed"));
	const hasRows = rows.length > 0;
	return (
		<PullToRefresh onRefresh={() => ranking.send({ type: "refresh" })}>
			{isFailed ? (
				<ListError error={error} hasRows={hasRows} onRetry={() => ranking.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<Empty text={t("copy-trading.ranking.comingSoon")}>
					<p>{t("copy-trading.ranking.comingSoon.text")}</p>
				</Empty>
			)}
			{hasRows ? (
				<>
					<ol className={classes.list}>
						{rows.map((leader, place) => (
							<li key={leader.userId}>
								<LeaderRow leader={leader} rank={place + 1} order={order} />
							</li>
						))}
					</ol>
					{isFailed ? null : <LoadMore list={ranking} />}
					<p className={styles.risk}>{t("copy-trading.ranking.risk")}</p>
				</>
			) : null}
		</PullToRefresh>
	);
};
