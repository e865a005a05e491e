import type { LeaderOrder } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSelected } from "../../state/use-selected.ts";
import classes from "../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../ui/list/list-states.tsx";
import { ListEnd } from "../../ui/list/load-more.tsx";
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
	const { say } = useWords();
	const rows = useSelected(ranking, ({ context }) => context.rows);
	const error = useSelected(ranking, ({ context }) => context.error);
	const isLoading = useSelected(ranking, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelected(ranking, (snapshot) => snapshot.matches("failed"));
	const hasRows = rows.length > 0;
	return (
		<PullToRefresh onRefresh={() => ranking.send({ type: "refresh" })}>
			{isFailed ? (
				<FailedList error={error} hasRows={hasRows} onRetry={() => ranking.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<Empty text={say("ranking.comingSoon")}>
					<p>{say("ranking.comingSoon.text")}</p>
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
					{isFailed ? null : <ListEnd list={ranking} />}
					<p className={styles.risk}>{say("ranking.risk")}</p>
				</>
			) : null}
		</PullToRefresh>
	);
};
