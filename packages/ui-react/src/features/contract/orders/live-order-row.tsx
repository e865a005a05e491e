import type { ContractOrder, OrderId } from "@tradewind/domain";
import { memo, type ReactNode } from "react";
import { useInView } from "../../../instruments/use-in-view.ts";
import { useOpenOrder } from "./open-order.ts";
import { OrderRow } from "./order-row.tsx";

interface LiveOrderRowProps {
	readonly id: OrderId;
	/** Among the `count` rows of the list, from 0. */
	readonly place: number;
	readonly count: number;
	readonly onOpen: (order: ContractOrder) => void;
}

/** A row of an open order that follows its price; out of view it renders nothing anew. */
export const LiveOrderRow = memo(({ id, place, count, onOpen }: LiveOrderRowProps): ReactNode => {
	const [ref, isInView] = useInView<HTMLLIElement>();
	const order = useOpenOrder(id, place, isInView);
	return (
		<li ref={ref} data-order={id} aria-posinset={place + 1} aria-setsize={count}>
			{order ? <OrderRow order={order} onOpen={onOpen} isWatching={isInView} /> : null}
		</li>
	);
});
