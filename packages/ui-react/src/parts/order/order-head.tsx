import type { ContractOrder } from "@tradewind/domain/contract";
import type { MicroOrder } from "@tradewind/domain/micro";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money } from "../../figures/money.tsx";
import classes from "./order-head.module.css";
import { SideSign } from "./side-sign.tsx";

/** The first line of an order's sheet: instrument, side, quantity and profit. */
export const OrderHead = (props: {
	readonly side: ContractOrder["direction"] | MicroOrder["direction"];
	readonly ordered: ReactNode;
	readonly children: ReactNode;
}): ReactNode => (
	<div className={classes.head}>
		<span className={classes.side} data-side={props.side}>
			{props.side === "buy" || props.side === "sell" ? <SideSign of={props.side} /> : null}
			{props.ordered}
		</span>{" "}
		{props.children}
	</div>
);

/** The profit of an order, in large figures. */
export const OrderProfit = ({ value }: { readonly value: Decimal | undefined }): ReactNode => {
	return <Money value={value} sign="always" tone="change" className={classes.profit} />;
};
