import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { Page } from "../../../shell/page.tsx";
import { HistoryList } from "./history-list.tsx";
import { OpenOrdersList } from "./open-orders-list.tsx";
import classes from "./orders-screen.module.css";
import { RefreshButton } from "./refresh-button.tsx";

/** Status of the wire in the address, as links from elsewhere know it (Spec 1 §2, §4). */
const tabs = [
	{ type: "1", tab: "holding" },
	{ type: "0", tab: "pending" },
	{ type: "3", tab: "history" },
] as const;

/** The customer's contract orders: what is held, what waits, what was (Spec 1 §4). */
export const OrdersScreen = (): ReactNode => {
	const { say } = useWords();
	const [query, setQuery] = useSearchParams();
	const { tab } = tabs.find(({ type }) => type === query.get("type")) ?? tabs[0];
	return (
		<Page title={say("contract.orders.title")} actions={<RefreshButton tab={tab} />}>
			<div className={classes.tabs} role="tablist" aria-label={say("contract.orders.tabs")}>
				{tabs.map((one) => (
					<button
						key={one.type}
						type="button"
						role="tab"
						id={`orders-tab-${one.tab}`}
						aria-selected={one.tab === tab}
						aria-controls="orders-panel"
						onClick={() => setQuery({ type: one.type }, { replace: true })}
					>
						{say(`contract.orders.tab.${one.tab}`)}
					</button>
				))}
			</div>
			<div id="orders-panel" role="tabpanel" aria-labelledby={`orders-tab-${tab}`}>
				{tab === "history" ? <HistoryList /> : <OpenOrdersList key={tab} tab={tab} />}
			</div>
		</Page>
	);
};
