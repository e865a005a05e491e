import type { ContractOrder, OrderId } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useApp } from "../../../state/app.ts";

interface PlacedOrder {
	/** As the lists first showed it; `undefined` until they do. */
	readonly order: ContractOrder | undefined;
	/** It was closed before a list showed it. */
	readonly isOver: boolean;
}

/** An order that was just placed, from the lists that are read after it. */
export const usePlacedOrder = (id: OrderId): PlacedOrder => {
	const found = useRef<ContractOrder>(undefined);
	const { orders } = useApp();
	const order = useSelector(orders, ({ context }) => {
		found.current ??= [...context.holding, ...context.pending].find((one) => one.id === id);
		return found.current;
	});
	const isClosed = useSelector(orders, ({ context }) => context.closed.has(id));
	return { order, isOver: isClosed && order === undefined };
};
