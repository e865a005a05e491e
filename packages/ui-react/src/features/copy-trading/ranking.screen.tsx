import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useSelector } from "../../state/use-selected.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { OrderChips, OrderChipsSkeleton } from "./order-chips.tsx";
import { useRanking } from "./ranking-actor.ts";
import { RankingList } from "./ranking-list.tsx";

/** The ranking of leaders, for visitors too (Spec 1 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const isKnown = useSelector(useApp().site, (snapshot) => !snapshot.matches("loading"));
	if (isKnown) return <Ranking />;
	return (
		<Page title={t("copy-trading.ranking.title")}>
			<OrderChipsSkeleton />
			<RowSkeletons />
		</Page>
	);
};

const Ranking = (): ReactNode => {
	const { t } = useWords();
	const ranking = useRanking();
	const isBusy = useSelector(ranking, (snapshot) => snapshot.hasTag("busy"));
	/** Nobody is ranked, by whatever figure; it stays so while it is read again. */
	const isEmpty = useSelector(ranking, ({ context }) => context.page > 0 && context.total === 0);
	const order = useSelector(ranking, ({ context }) => context.query.order);
	return (
		<Page
			title={t("copy-trading.ranking.title")}
			actions={<RefreshButton isBusy={isBusy} onPress={() => ranking.send({ type: "refresh" })} />}
		>
			{isEmpty ? null : (
				<OrderChips
					chosen={order}
					onChoose={(next) => ranking.send({ type: "query changed", query: { order: next } })}
				/>
			)}
			<RankingList ranking={ranking} order={order} />
		</Page>
	);
};
