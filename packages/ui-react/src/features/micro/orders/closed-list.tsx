import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { EmptyOrders } from "../../../ui/list/empty-with-link.tsx";
import classes from "../../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { ListEnd } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { useOpened } from "../../../ui/list/use-opened-row.ts";
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
	const { say } = useWords();
	const opened = useOpened<MicroOrder>();
	const rows = useSelected(list, ({ context }) => context.rows);
	const error = useSelected(list, ({ context }) => context.error);
	const isLoading = useSelected(list, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelected(list, isBehind);
	const hasRows = rows.length > 0;
	return (
		<PullToRefresh onRefresh={props.onRefresh}>
			{isFailed ? (
				<FailedList error={error} hasRows={hasRows} onRetry={() => list.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<EmptyOrders text={say("micro.orders.empty.closed")} to={microTradePath} />
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
			{hasRows && !isFailed ? <ListEnd list={list} /> : null}
			<EvidenceSheet order={opened.row} onClose={opened.onClose} showsDetails={showsDetails} />
		</PullToRefresh>
	);
};
