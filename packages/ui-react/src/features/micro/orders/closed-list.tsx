import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { microTradePath } from "../micro-path.ts";
import type { MicroListActor } from "../running/micro-list-actor.ts";
import { ClosedRow } from "./closed-row.tsx";
import { EvidenceSheet } from "./evidence-sheet.tsx";

/** The closed micro orders, newest first; a tap shows the evidence of the result. */
export const ClosedList = (props: {
	readonly list: MicroListActor;
	readonly onRefresh: () => void;
	readonly showsDetails: boolean;
}): ReactNode => {
	const { list, showsDetails } = props;
	const { t } = useWords();
	const opened = useOpenedRow<MicroOrder>();
	return (
		<>
			<PagedList
				hasTimes={showsDetails}
				list={list}
				keyOf={({ id }) => id}
				row={(order) => <ClosedRow order={order} onOpen={opened.open} showsDetails={showsDetails} />}
				empty={<EmptyWithLink text={t("micro.orders.empty.closed")} to={microTradePath} />}
				footnote={<JournalLink kind="order" />}
				onRefresh={props.onRefresh}
			/>
			<EvidenceSheet order={opened.row} onClose={opened.onClose} showsDetails={showsDetails} />
		</>
	);
};
