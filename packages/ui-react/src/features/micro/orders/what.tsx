import type { MicroOrder } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import classes from "../../../ui/list/row.module.css";
import { Direction } from "./direction.tsx";

/** What an order is about: its instrument, its direction and its amount. */
export const What = ({ order }: { readonly order: MicroOrder }): ReactNode => (
	<span className={classes.what}>
		<bdi className={classes.symbol}>{order.symbol}</bdi>
		<span className={classes.side} data-side={order.direction}>
			<Direction of={order.direction} /> <Figure value={order.amount} digits={decimalsOf(order.amount)} />
		</span>
	</span>
);
