import { historyTotals, netProfitOf } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { draftOf } from "../../../kept/drafts.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { ExportButton } from "../../../ui/list/export/export-button.tsx";
import { DateFilter } from "../../../ui/list/filter/date-filter.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { historyOf, onOrderClosed } from "./history-actor.ts";
import { HistoryTotals } from "./history-totals.tsx";
import { useOpenedOrder } from "./opened-order.tsx";
import { OrderRow } from "./order-row.tsx";
import { OrderTable } from "./order-table.tsx";

export const HistoryList = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <History signedIn={signedIn} /> : null;
};

const History = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const history = useFreshList(historyOf(app, signedIn), (catchUp) => onOrderClosed(app, catchUp));
	const opened = useOpenedOrder();
	const { rows, total, extra, query } = useSelector(history, ({ context }) => context);
	return (
		<div data-orders>
			<PagedList
				hasTimes
				head={<OrderTable of="history" />}
				list={history}
				keyOf={({ id }) => id}
				row={(order) => (
					<OrderRow
						order={order}
						onOpen={opened.open}
						profit={
							<>
								<span className="visually-hidden">{t("contract.orders.netProfit")}</span>{" "}
								<Money value={netProfitOf(order)} sign="always" tone="change" />
							</>
						}
					/>
				)}
				empty={
					query.range ? (
						t("contract.orders.empty.filtered")
					) : (
						<EmptyWithLink text={t("contract.orders.empty.history")} />
					)
				}
				footnote={<JournalLink kind="order" />}
			>
				<HistoryTotals rows={rows} sums={historyTotals(extra, { rows, total })} count={total} />
				<DateFilter
					list={history}
					draft={draftOf(app, "days of the history")}
					filtered={t("contract.orders.filtered", { zone: useTimes().zone })}
					onRange={(range) => history.send({ type: "query changed", query: { range } })}
				/>
			</PagedList>
			{opened.sheet}
		</div>
	);
};

/** Loaded when an export starts. */
const HistoryExport = lazySheet(() =>
	import("../order/history-export.ts").then((file) => file.HistoryExport),
);

/** Reads the history again, and exports it. */
export const HistoryActions = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <Actions signedIn={signedIn} /> : null;
};

const Actions = (props: { readonly signedIn: SignedIn }): ReactNode => {
	const history = historyOf(useApp(), props.signedIn);
	const isBusy = useSelector(history, (snapshot) => snapshot.hasTag("busy"));
	return (
		<>
			<ExportButton list={history} sheet={HistoryExport} />
			<RefreshButton isBusy={isBusy} onPress={() => history.send({ type: "refresh" })} />
		</>
	);
};
