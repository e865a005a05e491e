import { type ContractOrder, netPositionOf, type OrderId } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { LiveMoney } from "../../../../figures/live-money.tsx";
import { OwnQuantity } from "../../../../figures/money.tsx";
import { useFollowed } from "../../../../figures/use-followed.ts";
import { useWords } from "../../../../i18n/words.ts";
import { OrderSide } from "../../../../parts/order/order-title.tsx";
import { type App, useApp } from "../../../../state/app.ts";
import { useOpenedRow } from "../../../../ui/list/use-opened-row.ts";
import { OpenedOrder } from "../../orders/opened-order.tsx";
import { useOpenIds } from "../../orders/use-open-ids.ts";
import classes from "./position-bar.module.css";

/** One position with its Close, or the net of several, which opens their list. */
export const PositionBar = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const opened = useOpenedRow<ContractOrder>();
	const [isClosing, setClosing] = useState(false);
	const ids = useOpenIds(({ holding }) => holding.filter((order) => order.instrument === instrument.id));
	const select = useMemo(() => heldOf(ids), [ids]);
	const profitOf = useMemo(() => (orders: Orders) => netPositionOf(select(orders)).profit, [select]);
	const profit = useFollowed(app.orders, profitOf);
	// Sides and quantities change only with the ids.
	const held = useSelector(app.orders, select, areSame);
	const net = netPositionOf(held);
	const only = ids.length === 1 ? held[0] : undefined;
	const open = (closes: boolean) => {
		const [order] = select(app.orders.getSnapshot());
		if (!order) return;
		startTransition(() => {
			setClosing(closes);
			opened.open(order);
		});
	};
	const figures = (
		<>
			<bdi className={classes.symbol}>{instrument.symbol}</bdi>{" "}
			<span className={classes.size}>
				{only ? null : (
					<span className={classes.net}>
						{t("contract.mark.positions", { count: ids.length })} · {t("contract.bar.net")}{" "}
					</span>
				)}
				<OrderSide side={net.direction}>
					{net.direction ? t(`contract.side.${net.direction}`) : null} <OwnQuantity value={net.quantity} />
				</OrderSide>
			</span>{" "}
			<span className={classes.profit}>
				<LiveMoney of={profit} sign="always" tone="change" />
			</span>
		</>
	);
	const bar = (
		<fieldset className={classes.bar} aria-label={t("contract.positions.title")}>
			{only ? (
				<>
					<button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => open(false)}>
						{figures}
					</button>
					<button type="button" className={classes.close} aria-haspopup="dialog" onClick={() => open(true)}>
						{t("contract.bar.close")}
					</button>
				</>
			) : (
				<Link className={classes.open} to="/order?type=1">
					{figures}
				</Link>
			)}
		</fieldset>
	);
	// The receipt of a closed position stays.
	return (
		<>
			{ids.length === 0 ? null : bar}
			<OpenedOrder order={opened.row} closes={isClosing} onClose={opened.onClose} />
		</>
	);
};

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

const heldOf = (ids: readonly OrderId[]) => {
	const wanted = new Set(ids);
	return ({ context }: Orders): readonly ContractOrder[] =>
		context.holding.filter(({ id }) => wanted.has(id));
};

const areSame = (some: readonly ContractOrder[], others: readonly ContractOrder[]): boolean =>
	some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
