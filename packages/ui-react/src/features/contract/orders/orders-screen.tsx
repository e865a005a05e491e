import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { HistoryList } from "./history-list.tsx";
import { OpenOrdersList } from "./open-orders-list.tsx";
import { RefreshOrders } from "./refresh-orders.tsx";

const tabs = [
	{ type: "1", tab: "holding" },
	{ type: "0", tab: "pending" },
	{ type: "3", tab: "history" },
] as const;

/** The customer's contract orders: holding, pending and history (Spec 1 §4). */
export const OrdersScreen = (props: {
	/** The choice between the products, if there are several. */
	readonly products?: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const tab = useStatusTab<(typeof tabs)[number]["tab"]>(tabs);
	return (
		<Page
			actions={
				<>
					<DemoMark />
					<RefreshOrders tab={tab} />
				</>
			}
		>
			{props.products}
			<StatusTabs
				tabs={tabs}
				shown={tab}
				label={t("shared.list.statuses")}
				nameOf={(one) => t(`contract.orders.tab.${one}`)}
			>
				{tab === "history" ? <HistoryList /> : <OpenOrdersList key={tab} tab={tab} />}
			</StatusTabs>
		</Page>
	);
};
