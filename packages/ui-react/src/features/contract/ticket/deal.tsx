import { decimal, toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { LiveFigure } from "../../../figures/live-figure.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { Units } from "../units.tsx";
import classes from "./deal.module.css";
import { summaryOf, type TicketActor, useSummary } from "./ticket-actor.ts";

type Ticket = ReturnType<TicketActor["getSnapshot"]>;

const margin = ({ context }: Ticket) => summaryOf(context).margin;
const fee = ({ context }: Ticket) => summaryOf(context).fee;
const price = ({ context }: Ticket) => summaryOf(context).reference;

/** What a press orders, besides the quantity and the price on the button (docs/assumptions.md, A-600). */
export const Deal = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const { symbol, pricePrecision } = useSelector(ticket, ({ context }) => context.instrument);
	const isPending = useSelector(ticket, ({ context }) => context.form.kind === "pending");
	// As texts: each price makes new figures, equal ones do not render again.
	const units = useSummary(ticket, ({ deal }) => deal?.units && toText(deal.units));
	const stopLoss = useSummary(ticket, ({ deal }) => deal?.stopLoss && toText(deal.stopLoss));
	const takeProfit = useSummary(ticket, ({ deal }) => deal?.takeProfit && toText(deal.takeProfit));
	const marginOf = useFollowed(ticket, margin);
	const feeOf = useFollowed(ticket, fee);
	if (units === undefined) return null;
	return (
		<span className={classes.facts}>
			{isPending ? <span>{t("contract.ticket.kind.pending")}</span> : null}{" "}
			<Units value={decimal(units)} symbol={symbol} />{" "}
			<span>
				{t("contract.ticket.margin")} <LiveMoney of={marginOf} />
			</span>{" "}
			<span>
				{t("contract.ticket.fee")} <LiveMoney of={feeOf} />
			</span>{" "}
			{stopLoss ? (
				<span>
					{t("contract.ticket.stopLoss")} <Figure value={decimal(stopLoss)} digits={pricePrecision} />
				</span>
			) : null}{" "}
			{takeProfit ? (
				<span>
					{t("contract.ticket.takeProfit")} <Figure value={decimal(takeProfit)} digits={pricePrecision} />
				</span>
			) : null}
		</span>
	);
};

/** The name of a press: the side, the quantity and the price. */
export const DealName = (props: {
	readonly ticket: TicketActor;
	readonly side: "buy" | "sell";
}): ReactNode => {
	const { t } = useWords();
	const quantity = useSummary(props.ticket, ({ deal }) => deal && toText(deal.quantity));
	const precision = useSelector(props.ticket, ({ context }) => context.instrument.pricePrecision);
	const priceOf = useFollowed(props.ticket, price);
	const value = quantity === undefined ? undefined : decimal(quantity);
	return (
		<span className={classes.name}>
			<span>
				{t(`contract.${props.side}`)}
				{value ? (
					<>
						{" "}
						<Figure value={value} digits={decimalsOf(value)} />
					</>
				) : null}
			</span>{" "}
			{value ? <LiveFigure of={priceOf} digits={precision} className={classes.price} /> : null}
		</span>
	);
};
