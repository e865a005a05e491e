import type { ContractOrder } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { useSession } from "../../../state/use-session.ts";
import { EmptyOrders } from "../../../ui/list/empty-with-link.tsx";
import { DaysFilter } from "../../../ui/list/filter/date-filter.tsx";
import classes from "../../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { ListEnd } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { useOpened } from "../../../ui/list/use-opened-row.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { useHistory } from "./history-actor.ts";
import { OpenedOrder } from "./opened-order.tsx";
import { OrderRow } from "./order-row.tsx";
import { HistoryTotals } from "./totals.tsx";

export const HistoryList = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <History signedIn={signedIn} /> : null;
};

const History = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { say } = useWords();
	const history = useHistory(signedIn);
	const opened = useOpened<ContractOrder>();
	const { rows, total, extra, error, query } = useSelected(history, (snapshot) => snapshot.context);
	const isLoading = useSelected(history, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelected(history, (snapshot) => snapshot.matches("failed"));
	const isEmpty = rows.length === 0 && !isLoading && !isFailed;
	return (
		<PullToRefresh onRefresh={() => history.send({ type: "refresh" })}>
			<HistoryTotals rows={rows} profit={extra?.profitOfAll} count={total} />
			<DaysFilter
				list={history}
				filtered={say("contract.orders.filtered")}
				onRange={(range) => history.send({ type: "query changed", query: { range } })}
			/>
			{isLoading ? <RowSkeletons /> : null}
			{isEmpty && query.range ? <Empty text={say("contract.orders.empty.filtered")} /> : null}
			{isEmpty && !query.range ? <EmptyOrders text={say("contract.orders.empty.history")} /> : null}
			{rows.length > 0 ? (
				<ul className={classes.list}>
					{rows.map((order) => (
						<li key={order.id}>
							<OrderRow order={order} onOpen={opened.open} />
						</li>
					))}
				</ul>
			) : null}
			{isFailed ? (
				<FailedList error={error} hasRows={rows.length > 0} onRetry={() => history.send({ type: "retry" })} />
			) : null}
			{rows.length > 0 && !isFailed ? <ListEnd list={history} /> : null}
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</PullToRefresh>
	);
};
