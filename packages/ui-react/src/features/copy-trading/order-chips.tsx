import { type LeaderOrder, leaderOrders } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Chips, ChipsRoom } from "../../ui/form/chips.tsx";
import { Skeleton } from "../../ui/status/status.tsx";

interface OrderChipsProps {
	readonly chosen: LeaderOrder;
	readonly onChoose: (order: LeaderOrder) => void;
}

/** By which figure the leaders are ranked. */
export const OrderChips = (props: OrderChipsProps): ReactNode => {
	const { t } = useWords();
	const chips = leaderOrders.map((id) => ({ id, name: t(`copy-trading.ranking.${id}`) }));
	return <Chips label={t("copy-trading.ranking.by")} chips={chips} {...props} />;
};

/** Takes their room. */
export const OrderChipsSkeleton = (): ReactNode => (
	<ChipsRoom>
		<Skeleton width={260} height={30} />
	</ChipsRoom>
);
