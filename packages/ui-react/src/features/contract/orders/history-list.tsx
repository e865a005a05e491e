import { type ContractOrder, historyTotals } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { draftOf } from "../../../kept/drafts.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { DateFilter } from "../../../ui/list/filter/date-filter.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useFreshList } from "../../../ui/list/use-kept-list.ts";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { historyOf, onOrderClosed } from "./history-actor.ts";
import { OpenedOrder } from "./opened-order.tsx";
import { OrderRow } from "./order-row.tsx";
import { HistoryTotals } from "./totals.tsx";

export const HistoryList = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <History signedIn={signedIn} /> : null;
};

const History = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const history = useFreshList(historyOf(app, signedIn), (catchUp) => onOrderClosed(app, catchUp));
	const opened = useOpenedRow<ContractOrder>();
	const { rows, total, extra, query } = useSelector(history, ({ context }) => context);
	return (
		<>
			<PagedList
				hasTimes
				list={history}
				keyOf={({ id }) => id}
				row={(order) => <OrderRow order={order} onOpen={opened.open} />}
				empty={
					query.range ? (
						t("contract.orders.empty.filtered")
					) : (
						<EmptyWithLink text={t("contract.orders.empty.history")} />
					)
				}
			>
				<HistoryTotals rows={rows} sums={historyTotals(extra, { rows, total })} count={total} />
				<DateFilter
					list={history}
					draft={draftOf(app, "days of the history")}
					filtered={t("contract.orders.filtered", { zone: useTimes().zone })}
					onRange={(range) => history.send({ type: "query changed", query: { range } })}
				/>
			</PagedList>
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</>
	);
};
