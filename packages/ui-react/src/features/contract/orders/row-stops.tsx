import type { ContractOrder } from "@tradewind/domain/contract";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useIsWide } from "../../../ui/layout/use-is-desktop.ts";
import { profitAt } from "../order/profit-at.ts";
import classes from "./order-row.module.css";

interface RowStopsProps {
	readonly order: ContractOrder;
	readonly digits: number;
}

/** The stops that are set, with their prices; on wide screens also what they would gain or lose, before fees. */
export const RowStops = (props: RowStopsProps): ReactNode => {
	const { stopLoss, takeProfit } = props.order;
	if (!stopLoss && !takeProfit) return null;
	return (
		<span className={classes.stops} data-stops>
			{stopLoss ? <Stop {...props} name="stopLoss" price={stopLoss} /> : null}{" "}
			{takeProfit ? <Stop {...props} name="takeProfit" price={takeProfit} /> : null}
		</span>
	);
};

const Stop = (
	props: RowStopsProps & { readonly name: "stopLoss" | "takeProfit"; readonly price: Price },
): ReactNode => {
	const { order, price } = props;
	const { t } = useWords();
	return (
		<span>
			{t(`contract.mark.${props.name}`)} <Figure value={price} digits={props.digits} />
			{useIsWide() ? <Worth order={order} price={price} /> : null}
		</span>
	);
};

const Worth = ({ order, price }: { readonly order: ContractOrder; readonly price: Price }): ReactNode => {
	const instrument = useSelector(useApp().market, ({ context }) =>
		context.instruments.find(({ id }) => id === order.instrument),
	);
	if (!instrument) return null;
	return (
		<>
			{" "}
			<Money value={profitAt(order, price, instrument.contractSize)} sign="always" tone="change" />
		</>
	);
};
