import type { ContractOrder, ContractOrdersContext, OrderId } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useApp } from "../../../state/app.ts";

/** The ids of the holding or pending orders; keeps its identity until an order is added or removed. */
export const useOpenIds = (
	select: (context: ContractOrdersContext) => readonly ContractOrder[],
): readonly OrderId[] => {
	const last = useRef<readonly OrderId[]>([]);
	return useSelector(useApp().orders, ({ context }) => {
		const found = select(context);
		if (!areOf(last.current, found)) last.current = found.map(({ id }) => id);
		return last.current;
	});
};

const areOf = (ids: readonly OrderId[], orders: readonly ContractOrder[]): boolean =>
	ids.length === orders.length && orders.every(({ id }, place) => id === ids[place]);
