import type { ContractOrder, ContractOrdersContext, OrderId } from "@tradewind/domain";
import { useCallback, useSyncExternalStore } from "react";
import { useApp } from "../../../shell/app.ts";

/** An open order as it stands, and as it stood at the last render while `isWatching` is false. */
export const useOpenOrder = (id: OrderId, place: number, isWatching: boolean): ContractOrder | undefined => {
	const { orders } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => {
			const subscription = isWatching ? orders.subscribe(listener) : undefined;
			return () => subscription?.unsubscribe();
		},
		[orders, isWatching],
	);
	return useSyncExternalStore(subscribe, () => openOrder(orders.getSnapshot().context, id, place));
};

/** `place`: where it is looked for first. Many orders look for themselves many times a second. */
export const openOrder = (
	{ holding, pending }: ContractOrdersContext,
	id: OrderId,
	place: number,
): ContractOrder | undefined => {
	for (const list of [holding, pending]) if (list[place]?.id === id) return list[place];
	return holding.find((order) => order.id === id) ?? pending.find((order) => order.id === id);
};
