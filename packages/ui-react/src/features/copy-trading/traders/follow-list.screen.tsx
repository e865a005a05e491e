import type { ReactNode } from "react";
import { HowBelowList } from "../../../figures/how-below-list.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { tradersOf } from "../kept-lists.ts";
import { RiskNotice } from "../risk-notice.tsx";
import { OrdersSheet, useOrdersSheet } from "./orders-sheet.tsx";
import { TraderCard } from "./trader-card.tsx";

/** All traders, best first (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const traders = useFreshList(tradersOf(useApp(), signedIn));
	const orders = useOrdersSheet();
	return (
		<>
			<ListScreen
				list={traders}
				keyOf={({ userId }) => userId}
				row={(trader) => <TraderCard trader={trader} onOpenOrders={orders.open} />}
				footnote={<HowBelowList />}
				empty={<Empty text={t("copy-trading.traders.empty")} />}
			>
				<RiskNotice of="traders" />
			</ListScreen>
			<OrdersSheet shown={orders.shown} onClose={orders.onClose} />
		</>
	);
};
