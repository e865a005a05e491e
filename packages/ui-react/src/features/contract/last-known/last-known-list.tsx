import type { LastKnownOrder } from "@tradewind/domain/contract";
import { writeMoment } from "@tradewind/domain/time";
import { type ReactNode, useState } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { noValue } from "../../../figures/figure-text.ts";
import { HiddenAmount } from "../../../figures/hidden-amount.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { type LastKnown, readLastKnown } from "../../../kept/last-known.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { showCurrency } from "../../../state/currency.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import classes from "./last-known-list.module.css";

/** What this device last knew of the open orders, with its time. There is nothing to press. */
export const LastKnownList = ({ token }: { readonly token: string }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const [known] = useState(() => openLastKnown(token));
	if (!known) return null;
	const { orders, at } = known;
	const time = times.shortNamed(writeMoment(at, "second"));
	const listOf = (stage: LastKnownOrder["stage"]) => orders.filter((order) => order.stage === stage);
	const pending = listOf("pending");
	return (
		<section className={classes.known} aria-label={t("contract.lastKnown.title")}>
			<h2 className={classes.title}>{t("contract.lastKnown.title")}</h2>
			<p className={classes.time}>{t("contract.lastKnown.at", { time })}</p>
			<p>{t("contract.lastKnown.text")}</p>
			{listOf("holding").length === 0 ? <p>{t("contract.orders.empty.holding")}</p> : null}
			<Orders orders={listOf("holding")} />
			{pending.length === 0 ? null : (
				<>
					<h3 className={classes.title}>{t("contract.positions.pending")}</h3>
					<Orders orders={pending} />
				</>
			)}
		</section>
	);
};

/** The settings of the site are not known: its currency is saved with the orders. */
const openLastKnown = (token: string): LastKnown | undefined => {
	const known = readLastKnown(token);
	if (known) showCurrency(known.currency);
	return known;
};

interface OrdersProps {
	readonly orders: readonly LastKnownOrder[];
}

const Orders = ({ orders }: OrdersProps): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	if (orders.length === 0) return null;
	return (
		<ul className={classes.orders}>
			{orders.map((order) => (
				<li key={order.id} className={classes.order}>
					<span>
						<OrderTitle symbol={order.symbol} side={order.direction}>
							{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
						</OrderTitle>
					</span>{" "}
					<span className={classes.worth}>
						{order.stage === "pending" ? (
							<Labelled label={t("contract.row.target")} value={order.price} />
						) : isHidden ? (
							<HiddenAmount />
						) : (
							<bdi>
								{order.profit ? moneyText(order.profit, { sign: "always", locale: language.tag }) : noValue}
							</bdi>
						)}
					</span>{" "}
					<span className={classes.prices}>
						{order.stage === "holding" ? (
							<>
								<Labelled label={t("contract.row.openPrice")} value={order.price} />{" "}
							</>
						) : null}
						<Labelled label={t("contract.row.latestPrice")} value={order.latestPrice} />
					</span>
				</li>
			))}
		</ul>
	);
};

interface LabelledProps {
	readonly label: string;
	readonly value: LastKnownOrder["price"];
}

const Labelled = ({ label, value }: LabelledProps): ReactNode => (
	<span className={classes.price}>
		{label} <Figure value={value} digits={value ? decimalsOf(value) : 0} />
	</span>
);
