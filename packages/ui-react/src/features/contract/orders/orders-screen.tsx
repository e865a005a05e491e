import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { neededOffline } from "../../../router/offline-parts.ts";
import { usePreload } from "../../../router/use-preload.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { OpenOrdersList } from "./open-orders-list.tsx";
import { RefreshOrders } from "./refresh-orders.tsx";

/** Loaded after the page, or with the history. */
const HistoryList = neededOffline(
	lazyWithWords<object>(() => import("./history-list.tsx").then((file) => file.HistoryList)),
);
const HistoryActions = neededOffline(
	lazyWithWords<object>(() => import("./history-list.tsx").then((file) => file.HistoryActions)),
);

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
	usePreload(HistoryList);
	const tab = useStatusTab<(typeof tabs)[number]["tab"]>(tabs);
	return (
		<Page
			actions={
				<>
					<DemoMark />
					{tab === "history" ? (
						<LazyBoundary frame={null}>
							<HistoryActions />
						</LazyBoundary>
					) : (
						<RefreshOrders />
					)}
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
				{tab === "history" ? (
					<LazyBoundary fallback={<RowSkeletons />}>
						<HistoryList />
					</LazyBoundary>
				) : (
					<OpenOrdersList key={tab} tab={tab} />
				)}
			</StatusTabs>
		</Page>
	);
};
