import type { ReactNode } from "react";
import classes from "./order-title.module.css";

interface OrderSideProps {
	readonly side: "buy" | "sell" | "up" | "down" | undefined;
	/** Side and size in words. */
	readonly children: ReactNode;
}

/** What an order is about: its instrument, its side and its size. */
export const OrderTitle = ({
	symbol,
	...side
}: OrderSideProps & { readonly symbol: string | undefined }): ReactNode => (
	<>
		<bdi className={classes.symbol}>{symbol}</bdi>
		<OrderSide {...side} />
	</>
);

/** The side of an order in the colour of its direction. */
export const OrderSide = ({ side, children }: OrderSideProps): ReactNode => (
	<span className={classes.side} data-side={side}>
		{children}
	</span>
);
