import type { FollowOrdersTab, Trader } from "@tradewind/domain/copy-trading";
import { type ReactNode, useCallback, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { TraderOrders } from "./trader-orders.tsx";

/** Shows orders of a trader in the sheet. */
export type OpenOrders = (trader: Trader, tab: FollowOrdersTab) => void;

interface Shown {
	readonly trader: Trader;
	readonly tab: FollowOrdersTab;
}

/** The sheet of a trader's orders, and what it shows. */
export const useOrdersSheet = () => {
	const [shown, show] = useState<Shown>();
	const open: OpenOrders = useCallback((trader, tab) => show({ trader, tab }), []);
	return { shown, open, onClose: () => show(undefined) };
};

/** The open or closed orders of a trader (Spec 2 §2). */
export const OrdersSheet = (props: {
	readonly shown: Shown | undefined;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const { shown, onClose } = props;
	return (
		<Sheet
			open={shown !== undefined}
			onClose={onClose}
			title={shown ? t(`copy-trading.orders.${shown.tab}`, { name: shown.trader.nickname }) : ""}
			size="full"
			isRead
		>
			{shown ? <TraderOrders traderId={shown.trader.userId} tab={shown.tab} /> : null}
		</Sheet>
	);
};
