import { orderId } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { EmptyOrders } from "./empty-orders.tsx";
import { LiveOrderRow } from "./live-order-row.tsx";
import { useOpenedOrder } from "./opened-order.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { FailedOrders, OrderRowSkeletons } from "./orders-faces.tsx";
import classes from "./orders-list.module.css";
import { PullToRefresh } from "./pull-to-refresh.tsx";
import { OpenTotals } from "./totals.tsx";

/** What is held or what waits; kept current by pushes, read again on demand and after a reconnect. */
export const OpenOrdersList = ({ tab }: { readonly tab: "holding" | "pending" }): ReactNode => {
	const { say } = useWords();
	const { orders } = useApp();
	const opened = useOpenedOrder();
	const ids = useSelected(orders, ({ context }) => context[tab].map(({ id }) => id).join(" "));
	const hasBeenRead = useSelected(orders, ({ context }) => context.lastOrderId !== undefined);
	const isFailed = useSelected(orders, (snapshot) => snapshot.matches("failed"));
	const error = useSelected(orders, ({ context }) => context.error);
	const refresh = () => orders.send({ type: "refresh" });
	return (
		<PullToRefresh onRefresh={refresh}>
			<OpenTotals />
			{isFailed ? <FailedOrders error={error} hasRows={hasBeenRead} onRetry={refresh} /> : null}
			{hasBeenRead || isFailed ? null : <OrderRowSkeletons />}
			{hasBeenRead && ids === "" ? <EmptyOrders text={say(`contract.orders.empty.${tab}`)} /> : null}
			{ids === "" ? null : (
				<ul className={classes.list}>
					{ids.split(" ").map((id) => (
						<LiveOrderRow key={id} id={orderId(Number(id))} onOpen={opened.open} />
					))}
				</ul>
			)}
			{ids === "" ? null : <p className={classes.end}>{say("contract.orders.noMore")}</p>}
			<OrderSheet order={opened.order} onClose={opened.onClose} />
		</PullToRefresh>
	);
};
