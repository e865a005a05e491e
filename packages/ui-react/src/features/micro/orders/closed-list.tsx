import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelector } from "../../../state/use-selected.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import classes from "../../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { LoadMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { microTradePath } from "../micro-path.ts";
import { isBehind, type MicroListActor } from "../running/micro-list-actor.ts";
import { ClosedRow } from "./closed-row.tsx";
import { EvidenceSheet } from "./evidence-sheet.tsx";

/** The micro orders that have ended, newest first; each opens what there is to know of its end. */
export const ClosedList = (props: {
	readonly list: MicroListActor;
	readonly onRefresh: () => void;
	readonly showsDetails: boolean;
}): ReactNode => {
	const { list, showsDetails } = props;
	const { t } = useWords();
	const opened = useOpenedRow<MicroOrder>();
	const rows = useSelector(list, ({ context }) => context.rows);
	const error = useSelector(list, ({ context }) => context.error);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(list, isBehind);
	const hasRows = rows.length > 0;
	return (
		<PullToRefresh onRefresh={props.onRefresh}>
			{isFailed ? (
				<ListError error={error} hasRows={hasRows} onRetry={() => list.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<EmptyWithLink text={t("micro.orders.empty.closed")} to={microTradePath} />
			)}
			{hasRows ? (
				<ul className={classes.list}>
					{rows.map((order) => (
						<li key={order.id}>
							<ClosedRow order={order} onOpen={opened.open} showsDetails={showsDetails} />
						</li>
					))}
				</ul>
			) : null}
			{hasRows && !isFailed ? <LoadMore list={list} /> : null}
			<EvidenceSheet order={opened.row} onClose={opened.onClose} showsDetails={showsDetails} />
		</PullToRefresh>
	);
};
