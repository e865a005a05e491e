import type { ContractOrder } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelector } from "../../../state/use-selected.ts";
import { useSession } from "../../../state/use-session.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { DateFilter } from "../../../ui/list/filter/date-filter.tsx";
import classes from "../../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { LoadMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
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
	const { t } = useWords();
	const history = useHistory(signedIn);
	const opened = useOpenedRow<ContractOrder>();
	const { rows, total, extra, error, query } = useSelector(history, (snapshot) => snapshot.context);
	const isLoading = useSelector(history, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(history, (snapshot) => snapshot.matches("failed"));
	const isEmpty = rows.length === 0 && !isLoading && !isFailed;
	return (
		<PullToRefresh onRefresh={() => history.send({ type: "refresh" })}>
			<HistoryTotals rows={rows} profit={extra?.profitOfAll} count={total} />
			<DateFilter
				list={history}
				filtered={t("contract.orders.filtered")}
				onRange={(range) => history.send({ type: "query changed", query: { range } })}
			/>
			{isLoading ? <RowSkeletons /> : null}
			{isEmpty && query.range ? <Empty text={t("contract.orders.empty.filtered")} /> : null}
			{isEmpty && !query.range ? <EmptyWithLink text={t("contract.orders.empty.history")} /> : null}
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
				<ListError error={error} hasRows={rows.length > 0} onRetry={() => history.send({ type: "retry" })} />
			) : null}
			{rows.length > 0 && !isFailed ? <LoadMore list={history} /> : null}
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</PullToRefresh>
	);
};
