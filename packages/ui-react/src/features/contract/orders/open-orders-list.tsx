import { type ContractOrder, orderId } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import { EmptyOrders } from "../../../shell/empty-orders.tsx";
import classes from "../../../shell/list.module.css";
import { FailedList, RowSkeletons } from "../../../shell/list-faces.tsx";
import { PullToRefresh } from "../../../shell/pull-to-refresh.tsx";
import { useOpened } from "../../../shell/use-opened.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { LiveOrderRow } from "./live-order-row.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { OpenTotals } from "./totals.tsx";

/** What is held or what waits; kept current by pushes, read again on demand and after a reconnect. */
export const OpenOrdersList = ({ tab }: { readonly tab: "holding" | "pending" }): ReactNode => {
	const { say } = useWords();
	const { orders } = useApp();
	const opened = useOpened<ContractOrder>();
	const ids = useSelected(orders, ({ context }) => context[tab].map(({ id }) => id).join(" "));
	const hasBeenRead = useSelected(orders, ({ context }) => context.lastOrderId !== undefined);
	const isFailed = useSelected(orders, (snapshot) => snapshot.matches("failed"));
	const error = useSelected(orders, ({ context }) => context.error);
	const refresh = () => orders.send({ type: "refresh" });
	return (
		<PullToRefresh onRefresh={refresh}>
			<OpenTotals />
			{isFailed ? <FailedList error={error} hasRows={hasBeenRead} onRetry={refresh} /> : null}
			{hasBeenRead || isFailed ? null : <RowSkeletons />}
			{hasBeenRead && ids === "" ? <EmptyOrders text={say(`contract.orders.empty.${tab}`)} /> : null}
			{ids === "" ? null : (
				<ul className={classes.list}>
					{ids.split(" ").map((id) => (
						<LiveOrderRow key={id} id={orderId(Number(id))} onOpen={opened.open} />
					))}
				</ul>
			)}
			{ids === "" ? null : <p className={classes.end}>{say("shell.list.noMore")}</p>}
			<OrderSheet order={opened.row} onClose={opened.onClose} />
		</PullToRefresh>
	);
};
