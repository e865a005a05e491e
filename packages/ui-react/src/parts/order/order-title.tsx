import type { ReactNode } from "react";
import classes from "./order-title.module.css";
import { SideSign } from "./side-sign.tsx";

interface OrderSideProps {
	readonly side: "buy" | "sell" | "up" | "down" | undefined;
	/** The side and quantity as text. */
	readonly children: ReactNode;
}

/** The title of an order: its instrument, side and quantity. */
export const OrderTitle = ({
	symbol,
	...side
}: OrderSideProps & { readonly symbol: string | undefined }): ReactNode => (
	<>
		<bdi className={classes.symbol}>{symbol}</bdi> <OrderSide {...side} />
	</>
);

/** The side of an order, with its shape; that of a micro order has its own (docs/assumptions/contract.md, A-975). */
export const OrderSide = ({ side, children }: OrderSideProps): ReactNode => (
	<span className={classes.side} data-side={side}>
		{side === "buy" || side === "sell" ? <SideSign of={side} /> : null}
		{children}
	</span>
);
