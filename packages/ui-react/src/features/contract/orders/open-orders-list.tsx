import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { useStore } from "../../../state/use-store.ts";
import { EmptyWithLink } from "../../../ui/list/empty-with-link.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { NoMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { confirmedChange } from "../closing/interrupted-change.ts";
import { isStale } from "./is-stale.ts";
import { useOpenedOrder } from "./opened-order.tsx";
import { OrderRows } from "./order-rows.tsx";
import { OpenTotals } from "./totals.tsx";
import { useOpenIds } from "./use-open-ids.ts";

/** Loaded while the price of an order is being changed, or if that was interrupted. */
const InterruptedNote = lazyWithWords<object>(() =>
	import("../closing/interrupted-note.tsx").then((file) => file.InterruptedNote),
);

/** The holding or the pending orders: updated by pushes, read again on refresh and after a reconnect. */
export const OpenOrdersList = ({ tab }: { readonly tab: "holding" | "pending" }): ReactNode => {
	const { t } = useWords();
	const { orders } = useApp();
	const opened = useOpenedOrder();
	const ids = useOpenIds((context) => context[tab]);
	const hasBeenRead = useSelector(orders, ({ context }) => context.lastOrderId !== undefined);
	const isFailed = useSelector(orders, isStale);
	const error = useSelector(orders, ({ context }) => context.error);
	const change = confirmedChange();
	const hasChange = useStore(change.subscribe, change.get) !== undefined;
	const refresh = () => orders.send({ type: "refresh" });
	return (
		<PullToRefresh onRefresh={refresh}>
			{tab === "holding" ? <OpenTotals /> : <ShowAmounts />}
			{hasChange ? (
				<LazyBoundary frame={null}>
					<InterruptedNote />
				</LazyBoundary>
			) : null}
			{isFailed ? <ListError error={error} hasRows={hasBeenRead} onRetry={refresh} /> : null}
			{hasBeenRead || isFailed ? null : <RowSkeletons />}
			{hasBeenRead && ids.length === 0 ? <EmptyWithLink text={t(`contract.orders.empty.${tab}`)} /> : null}
			{ids.length === 0 ? null : <OrderRows ids={ids} onOpen={opened.open} of={tab} />}
			<NoMore after={ids.length} />
			{opened.sheet}
		</PullToRefresh>
	);
};
