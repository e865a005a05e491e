import { type ContractOrder, netPositionOf } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, startTransition, useState } from "react";
import { Link } from "react-router-dom";
import { LiveMoney } from "../../../../figures/live-money.tsx";
import { OwnQuantity } from "../../../../figures/money.tsx";
import { useWords } from "../../../../i18n/words.ts";
import { useHeld, useHeldProfit } from "../../../../parts/contract/held.ts";
import { OrderSide } from "../../../../parts/order/order-title.tsx";
import { lazySheet } from "../../../../router/lazy-sheet.tsx";
import { useApp } from "../../../../state/app.ts";
import { useOpenedRow } from "../../../../ui/list/use-opened-row.ts";
import { openOrder } from "../../orders/open-order.ts";
import { OpenedOrder } from "../../orders/opened-order.tsx";
import classes from "./position-bar.module.css";

const CloseOneSheet = lazySheet(() =>
	import("../../closing/close-one-sheet.tsx").then((file) => file.CloseOneSheet),
);

/** One position with its Close, or the net of several, which opens their list, with the choice of the one to close. */
export const PositionBar = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const opened = useOpenedRow<ContractOrder>();
	const [begins, begin] = useState<"close">();
	const [isChoosing, choose] = useState(false);
	const held = useHeld(instrument.id);
	const profit = useHeldProfit(held);
	const net = netPositionOf(held);
	const isOne = held.length === 1;
	const open = (wanted?: "close") => {
		const [first] = held;
		const order = first && openOrder(app.orders.getSnapshot().context, { id: first.id, place: 0 });
		if (!order) return;
		startTransition(() => {
			begin(wanted);
			opened.open(order);
		});
	};
	const figures = (
		<>
			<bdi className={classes.symbol}>{instrument.symbol}</bdi>{" "}
			<span className={classes.size}>
				{isOne ? null : (
					<span className={classes.net}>
						{t("contract.mark.positions", { count: held.length })} · {t("contract.bar.net")}{" "}
					</span>
				)}
				<OrderSide side={net.direction}>
					{net.direction ? t(`contract.side.${net.direction}`) : null} <OwnQuantity value={net.quantity} />
				</OrderSide>
			</span>{" "}
			<span className={classes.profit}>
				<span className="visually-hidden">{t("contract.orders.profit")}</span>{" "}
				<LiveMoney of={profit} sign="always" tone="change" />{" "}
				<small className={classes.net}>{t("contract.bar.beforeFee")}</small>
			</span>
		</>
	);
	const bar = (
		<fieldset className={classes.bar} aria-label={t("contract.positions.title")}>
			{isOne ? (
				<>
					<button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => open()}>
						{figures}
					</button>
					<button
						type="button"
						className={classes.close}
						aria-haspopup="dialog"
						// The reason is stated above the buttons below.
						disabled={!instrument.isOpen}
						onClick={() => open("close")}
					>
						{t("contract.bar.close")}
					</button>
				</>
			) : (
				<>
					<Link className={classes.open} to="/order?type=1">
						{figures}
					</Link>
					<button
						type="button"
						className={classes.close}
						aria-haspopup="dialog"
						disabled={!instrument.isOpen}
						onClick={() => startTransition(() => choose(true))}
					>
						{t("contract.bar.close")} …
					</button>
				</>
			)}
		</fieldset>
	);
	// The receipt of a closed position stays.
	return (
		<>
			{held.length === 0 ? null : (
				<>
					{bar}
					<p className={classes.next}>
						<span className={classes.nextName}>{t("contract.bar.newOrder")}</span>
					</p>
				</>
			)}
			{isChoosing ? <CloseOneSheet instrument={instrument} onClose={() => choose(false)} /> : null}
			<OpenedOrder order={opened.row} begins={begins} onClose={opened.onClose} />
		</>
	);
};
