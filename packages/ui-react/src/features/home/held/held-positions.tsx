import type { ContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { Checked } from "../../../figures/checked.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { useChoose } from "../../../instruments/use-choose.ts";
import { floatingProfit } from "../../../parts/account/floating-profit.ts";
import { useHeld, useHeldProfit } from "../../../parts/contract/held.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { save } from "../../../storage/saved.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { forward } from "../../../ui/icon/signs.ts";
import classes from "./held-positions.module.css";

/** The others are on the page of the orders. */
const most = 3;

/** The newest positions with their profits, and the profit of all, above the list of the orders (docs/assumptions/screens.md, A-766). */
export const HeldPositions = (): ReactNode => {
	const { t } = useWords();
	const { orders } = useApp();
	const held = useHeld();
	const isRead = useSelector(orders, ({ context }) => context.lastOrderId !== undefined);
	const total = useFollowed(orders, floatingProfit);
	const lines = held.length === 0 ? 0 : 1 + Math.min(held.length, most);
	useLayoutEffect(() => {
		if (isRead) keepHeight(lines);
	}, [isRead, lines]);
	if (lines === 0) return null;
	return (
		<section className={classes.card} aria-label={t("home.held")}>
			<Link to="/order?type=1" className={classes.head}>
				<h2 className={classes.title}>
					{t("home.held")} <span className={classes.count}>{held.length}</span>
				</h2>{" "}
				<span className="visually-hidden">{t("home.held.profit")}</span>{" "}
				<Checked figure="total profit" isInButton>
					<LiveMoney of={total} sign="always" tone="change" />
				</Checked>
				<Icon sign={forward} size={18} weight={2} className={`${classes.arrow} mirrored`} />
			</Link>
			<ul className={classes.rows}>
				{held.slice(0, most).map((order) => (
					<Position key={order.id} order={order} />
				))}
			</ul>
		</section>
	);
};

/** Of this page and of the next visit. */
const keepHeight = (lines: number): void => {
	document.documentElement.style.setProperty("--tw-held", String(lines));
	save({ held: lines === 0 ? undefined : lines });
};

const Position = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	const choose = useChoose();
	const { code, direction } = order;
	return (
		<li>
			<button type="button" className={classes.row} disabled={!code} onClick={() => code && choose(code)}>
				<span className={classes.name}>
					<OrderTitle symbol={order.symbol} side={direction}>
						{t(`home.held.${direction}`)} <OwnQuantity value={order.quantity} />
					</OrderTitle>
				</span>{" "}
				<span className="visually-hidden">{t("home.held.profit")}</span> <Profit id={order.id} />
			</button>
		</li>
	);
};

const Profit = ({ id }: Pick<ContractOrder, "id">): ReactNode => {
	const profit = useHeldProfit(useMemo(() => [{ id }], [id]));
	return <LiveMoney of={profit} sign="always" tone="change" />;
};
