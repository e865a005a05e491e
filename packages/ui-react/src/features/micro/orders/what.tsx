import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { Direction } from "./direction.tsx";

/** Instrument, direction and amount of an order. */
export const What = ({ order }: { readonly order: MicroOrder }): ReactNode => (
	<OrderTitle symbol={order.symbol} side={order.direction}>
		<Direction of={order.direction} /> <Money value={order.amount} />
	</OrderTitle>
);
