import { leaderOrders } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowBelowList } from "../../figures/how-below-list.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { Chips } from "../../ui/control/chips.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty } from "../../ui/status/status.tsx";
import { rankingOf } from "./kept-lists.ts";
import { LeaderRow } from "./leader-row.tsx";
import { RiskNotice } from "./risk-notice.tsx";

/**
 * The ranking of leaders by the chosen figure, for visitors too; an empty state says that it is coming soon (Spec 1
 * §2).
 */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const ranking = useFreshList(rankingOf(useApp()));
	const order = useSelector(ranking, ({ context }) => context.query.order);
	/** Whether no leader is ranked; also true during a reload. */
	const isEmpty = useSelector(ranking, ({ context }) => context.page > 0 && context.total === 0);
	return (
		<ListScreen
			title={t("copy-trading.ranking.title")}
			list={ranking}
			keyOf={({ userId }) => userId}
			row={(leader, index) => <LeaderRow leader={leader} rank={index + 1} order={order} />}
			footnote={isEmpty ? null : <HowBelowList />}
			empty={
				<Empty text={t("copy-trading.ranking.comingSoon")}>
					<p>{t("copy-trading.ranking.comingSoon.text")}</p>
				</Empty>
			}
		>
			{isEmpty ? null : (
				<>
					<RiskNotice of="ranking" />
					<Chips
						label={t("copy-trading.ranking.by")}
						chips={leaderOrders.map((id) => ({ id, name: t(`copy-trading.ranking.${id}`) }))}
						chosen={order}
						onChoose={(next) => ranking.send({ type: "query changed", query: { order: next } })}
					/>
				</>
			)}
		</ListScreen>
	);
};
