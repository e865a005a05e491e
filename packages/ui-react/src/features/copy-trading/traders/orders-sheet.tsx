import type { FollowOrdersTab, Trader } from "@tradewind/domain/copy-trading";
import { type ReactNode, useCallback, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { TraderOrders } from "./trader-orders.tsx";

/** Shows orders of a trader in the sheet. */
export type OpenOrders = (trader: Trader, tab: FollowOrdersTab) => void;

/** Shows the customer's copies of a trader in the sheet. */
export type OpenCopies = (trader: Trader) => void;

interface Shown {
	readonly trader: Trader;
	readonly tab: FollowOrdersTab;
}

/** What the sheets of a trader's orders and of the customer's copies show; at most one of them is open. */
export const useOrdersSheet = () => {
	const [shown, show] = useState<Shown>();
	const [copiesOf, showCopies] = useState<Trader>();
	const open: OpenOrders = useCallback((trader, tab) => show({ trader, tab }), []);
	const openCopies: OpenCopies = useCallback((trader) => showCopies(trader), []);
	const onClose = () => {
		show(undefined);
		showCopies(undefined);
	};
	return { shown, copiesOf, open, openCopies, onClose };
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
