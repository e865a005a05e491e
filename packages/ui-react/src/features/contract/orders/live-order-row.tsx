import type { ContractOrder, OrderId } from "@tradewind/domain/contract";
import { memo, type ReactNode, startTransition, useCallback } from "react";
import { LiveFigure } from "../../../figures/live-figure.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useListedPrecision } from "../../../instruments/use-price-precision.ts";
import { useApp } from "../../../state/app.ts";
import { useIsIn, useView } from "../../../ui/layout/view.ts";
import { MarketClosedReason, useClosedMarket } from "../order/closed-market.tsx";
import { openOrder, type PlacedOrder, useOpenOrder, useOrderFigure } from "./open-order.ts";
import type { OpenOrder } from "./opened-order.tsx";
import { OrderRow } from "./order-row.tsx";
import classes from "./order-rows.module.css";

interface LiveOrderRowProps {
	readonly id: OrderId;
	/** Index among the `count` rows of the list, from 0. */
	readonly place: number;
	readonly count: number;
	readonly onOpen: OpenOrder;
}

/** A row of an open order that follows its price. Out of view it does not re-render. */
export const LiveOrderRow = memo(({ id, place, count, onOpen }: LiveOrderRowProps): ReactNode => {
	const { orders } = useApp();
	const { t } = useWords();
	const view = useView();
	const isInView = useIsIn(view);
	const placed = { id, place, isWatching: isInView };
	const order = useOpenOrder(placed);
	const open = useCallback(
		(begins?: "close") => {
			const now = openOrder(orders.getSnapshot().context, { id, place });
			if (now) onOpen(now, begins);
		},
		[orders, id, place, onOpen],
	);
	return (
		<li ref={view.ref} data-order={id} aria-posinset={place + 1} aria-setsize={count}>
			{order ? (
				<OrderRow
					order={order}
					onOpen={() => open()}
					isWatching={isInView}
					profit={
						<>
							<span className="visually-hidden">{t("contract.orders.profit")}</span>{" "}
							<LiveProfit {...placed} />
						</>
					}
					note={<ClosedNote order={order} />}
					latestPrice={<LatestPrice {...placed} instrument={order.instrument} />}
				/>
			) : null}
			{order?.stage === "holding" ? <CloseButton order={order} onPress={() => open("close")} /> : null}
		</li>
	);
});

/** Says that a position cannot be closed now (docs/assumptions.md, A-953). */
const ClosedNote = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const closed = useClosedMarket(order.stage === "holding" ? order.instrument : undefined);
	return closed ? (
		<span className={classes.closed} data-closed>
			<MarketClosedReason instrument={closed} />
		</span>
	) : null;
};

/** Opens the question whether to close the position (docs/assumptions.md, A-682). */
const CloseButton = (props: { readonly order: ContractOrder; readonly onPress: () => void }): ReactNode => {
	const { symbol, direction } = props.order;
	const { t } = useWords();
	const close = t("contract.row.close");
	return (
		<button
			type="button"
			className={classes.close}
			aria-haspopup="dialog"
			aria-label={`${close} ${t(`contract.side.${direction}`)} ${symbol}`}
			onClick={() => startTransition(props.onPress)}
		>
			{close}
		</button>
	);
};

const LiveProfit = (placed: PlacedOrder): ReactNode => (
	<LiveMoney of={useOrderFigure(placed, "profit")} sign="always" tone="change" />
);

const LatestPrice = ({
	instrument,
	...placed
}: PlacedOrder & Pick<ContractOrder, "instrument">): ReactNode => (
	<LiveFigure of={useOrderFigure(placed, "latestPrice")} digits={useListedPrecision(instrument) ?? "own"} />
);
