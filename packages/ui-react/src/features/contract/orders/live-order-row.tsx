import type { ContractOrder, OrderId } from "@tradewind/domain";
import { memo, type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useInView } from "../../../instruments/use-in-view.ts";
import { useApp } from "../../../shell/app.ts";
import { OrderRow } from "./order-row.tsx";

/** A row of an open order that follows its price; out of view it renders nothing anew. */
export const LiveOrderRow = memo(
	(props: { readonly id: OrderId; readonly onOpen: (order: ContractOrder) => void }): ReactNode => {
		const [ref, isInView] = useInView<HTMLLIElement>();
		const order = useOpenOrder(props.id, isInView);
		return (
			<li ref={ref}>
				{order ? <OrderRow order={order} onOpen={props.onOpen} isWatching={isInView} /> : null}
			</li>
		);
	},
);

const useOpenOrder = (id: OrderId, isWatching: boolean): ContractOrder | undefined => {
	const { orders } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => {
			const subscription = isWatching ? orders.subscribe(listener) : undefined;
			return () => subscription?.unsubscribe();
		},
		[orders, isWatching],
	);
	return useSyncExternalStore(subscribe, () => {
		const { holding, pending } = orders.getSnapshot().context;
		return holding.find((order) => order.id === id) ?? pending.find((order) => order.id === id);
	});
};
