import type { MicroOrder } from "@tradewind/domain/micro";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowBelowList } from "../../../figures/how-below-list.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { draftOf } from "../../../kept/drafts.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { useApp } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import { createStore } from "../../../state/store.ts";
import { useStore } from "../../../state/use-store.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { DateFilter } from "../../../ui/list/filter/date-filter.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { microTradePath } from "../micro-path.ts";
import type { MicroListActor } from "../running/micro-list-actor.ts";
import { ClosedRow } from "./closed-row.tsx";
import { ClosedTotals } from "./closed-totals.tsx";
import { EvidenceSheet } from "./evidence-sheet.tsx";
import { isBeforePeriod, isInPeriod } from "./in-period.ts";

/** The chosen period of each list. The platform has none for micro orders: the rows are filtered here (docs/assumptions.md, A-753). */
const periodOf = oncePer((_: MicroListActor) => createStore<HistoryRange | undefined>(undefined));

/** The closed micro orders, newest first; a tap shows the evidence of the result. */
export const ClosedList = (props: {
	readonly list: MicroListActor;
	readonly onRefresh: () => void;
	readonly showsDetails: boolean;
}): ReactNode => {
	const { list, showsDetails } = props;
	const { t } = useWords();
	const app = useApp();
	const { zone } = useTimes();
	const opened = useOpenedRow<MicroOrder>();
	const period = periodOf(list);
	const chosen = useStore(period.subscribe, period.get);
	const range = showsDetails ? chosen : undefined;
	const { rows, total, isAtEnd } = useSelector(list, ({ context }) => context);
	const shown = rows.filter((order) => isInPeriod(order, range));
	const isWhole = isAtEnd || rows.some((order) => isBeforePeriod(order, range));
	return (
		<>
			<PagedList
				hasTimes={showsDetails}
				list={list}
				keyOf={({ id }) => id}
				row={(order) => <ClosedRow order={order} onOpen={opened.open} showsDetails={showsDetails} />}
				empty={<EmptyWithLink text={t("micro.orders.empty.closed")} to={microTradePath} />}
				footnote={
					<>
						<HowBelowList />
						<JournalLink kind="order" />
					</>
				}
				onRefresh={props.onRefresh}
				isShown={(order) => isInPeriod(order, range)}
				isBeyond={(order) => isBeforePeriod(order, range)}
				noneShown={range ? <Empty text={t("micro.orders.empty.filtered")} /> : undefined}
			>
				{showsDetails ? (
					<>
						{shown.length > 0 ? <ClosedTotals orders={shown} of={isWhole ? undefined : total} /> : null}
						<DateFilter
							list={list}
							draft={draftOf(app, "days of the micro history")}
							filtered={t("micro.orders.filtered", { zone })}
							onRange={period.set}
						/>
					</>
				) : null}
			</PagedList>
			<EvidenceSheet order={opened.row} onClose={opened.onClose} showsDetails={showsDetails} />
		</>
	);
};
