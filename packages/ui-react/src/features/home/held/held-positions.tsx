import { type ContractOrder, largestLosses, type OrderId } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
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
import { useSession } from "../../../state/use-session.ts";
import { save } from "../../../storage/saved.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { forward } from "../../../ui/icon/signs.ts";
import classes from "./held-positions.module.css";

/** The others are on the page of the orders. */
const most = 3;

/**
 * The positions with the largest losses, and the profit of all others together: the lines add up to the profit of all
 * above them. A tap leads to the list of the orders (docs/assumptions/screens.md, A-766).
 */
export const HeldPositions = (): ReactNode => {
	const { t } = useWords();
	const { orders } = useApp();
	const held = useHeld();
	const isRead = useSelector(orders, ({ context }) => context.lastOrderId !== undefined);
	const isVisitor = useSession().standing === "visitor";
	const total = useFollowed(orders, floatingProfit);
	const shown = useLargestLosses(held);
	const lines = held.length === 0 ? 0 : 1 + Math.min(held.length, most + 1);
	useLayoutEffect(() => {
		if (isRead) keepHeight(lines);
		// Also set by build/head-script.js: on low phones the blocks of home are lower then (docs/assumptions/screens.md, A-854).
		document.documentElement.toggleAttribute("data-held", isRead ? lines > 0 : !isVisitor);
	}, [isRead, lines, isVisitor]);
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
				{shown.map((order) => (
					<Position key={order.id} order={order} />
				))}
				{held.length > most ? <Others of={held.filter((order) => !shown.includes(order))} /> : null}
			</ul>
		</section>
	);
};

const useLargestLosses = (held: readonly ContractOrder[]): readonly ContractOrder[] => {
	const last = useRef<readonly OrderId[]>([]);
	const ids = useSelector(useApp().orders, ({ context: { holding } }) => {
		last.current = largestLosses(holding, most, last.current);
		return last.current;
	});
	return ids.flatMap((id) => held.find((order) => order.id === id) ?? []);
};

/** The positions that have no row. */
const Others = ({ of }: { readonly of: readonly ContractOrder[] }): ReactNode => {
	const { t } = useWords();
	const profit = useHeldProfit(of);
	return (
		<li>
			<Link to="/order?type=1" className={classes.row}>
				<span className={classes.title}>{t("home.held.more", { count: of.length })}</span>{" "}
				<span className="visually-hidden">{t("home.held.profit")}</span>{" "}
				<LiveMoney of={profit} sign="always" tone="change" />
			</Link>
		</li>
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
