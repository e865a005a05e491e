import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { EmptyOrders } from "../../../ui/list/empty-with-link.tsx";
import classes from "../../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { useOpened } from "../../../ui/list/use-opened-row.ts";
import { isBehind } from "./is-stale.ts";
import { OpenedOrder } from "./opened-order.tsx";
import { OrderRows } from "./order-rows.tsx";
import { OpenTotals } from "./totals.tsx";
import { useOpenIds } from "./use-open-ids.ts";

/** What is held or what waits; kept current by pushes, read again on demand and after a reconnect. */
export const OpenOrdersList = ({ tab }: { readonly tab: "holding" | "pending" }): ReactNode => {
	const { say } = useWords();
	const { orders } = useApp();
	const opened = useOpened<ContractOrder>();
	const ids = useOpenIds((context) => context[tab]);
	const hasBeenRead = useSelected(orders, ({ context }) => context.lastOrderId !== undefined);
	const isFailed = useSelected(orders, isBehind);
	const error = useSelected(orders, ({ context }) => context.error);
	const refresh = () => orders.send({ type: "refresh" });
	return (
		<PullToRefresh onRefresh={refresh}>
			<OpenTotals />
			{isFailed ? <FailedList error={error} hasRows={hasBeenRead} onRetry={refresh} /> : null}
			{hasBeenRead || isFailed ? null : <RowSkeletons />}
			{hasBeenRead && ids.length === 0 ? <EmptyOrders text={say(`contract.orders.empty.${tab}`)} /> : null}
			{ids.length === 0 ? null : <OrderRows ids={ids} onOpen={opened.open} />}
			{ids.length === 0 ? null : <p className={classes.end}>{say("shell.list.noMore")}</p>}
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</PullToRefresh>
	);
};
