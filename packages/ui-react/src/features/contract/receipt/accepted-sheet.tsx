import { formatFigure } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./accepted-sheet.module.css";

/** Confirms an accepted order, with a link to the list where it is seen (Spec 1 §4). */
export const AcceptedSheet = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t, language } = useWords();
	const sent = useSelector(ticket, (snapshot) => snapshot.context.sent);
	const message = useSelector(ticket, (snapshot) => snapshot.context.accepted?.message);
	const [isHidden] = useHiddenAmounts();
	const acknowledge = () => ticket.send({ type: "acknowledge" });
	if (!sent) return null;
	const { order, instrument } = sent;
	const shown = (value: typeof order.quantity | NonNullable<typeof order.targetPrice>, digits: number) =>
		formatFigure(value, { digits, rounding: "half up", sign: "negative", locale: language.tag });
	const facts = {
		symbol: instrument.symbol,
		quantity: isHidden ? hiddenAmount : shown(order.quantity, decimalsOf(order.quantity)),
		price: order.targetPrice ? shown(order.targetPrice, instrument.pricePrecision) : "",
	};
	const tab = order.targetPrice ? "0" : "1";
	return (
		<Sheet
			open
			onClose={acknowledge}
			title={t("contract.ticket.accepted.title")}
			footer={
				<div className={classes.buttons}>
					<button type="button" className="quiet-button" onClick={acknowledge}>
						{t("contract.ticket.accepted.goOn")}
					</button>
					<Link className={classes.orders} to={`/order?type=${tab}`} replace onClick={acknowledge}>
						{t(`contract.ticket.accepted.${order.targetPrice ? "toPending" : "toOrders"}`)}
					</Link>
				</div>
			}
		>
			<div className={classes.accepted}>
				<svg viewBox="0 0 48 48" aria-hidden="true">
					<circle cx="24" cy="24" r="21" />
					<path d="M15 24.5 21.5 31 34 18" />
				</svg>
				<p className={classes.what}>
					{t(
						`contract.ticket.accepted.${order.direction}.${order.targetPrice ? "pending" : "market"}`,
						facts,
					)}
				</p>
				{message ? <p className={classes.message}>{message}</p> : null}
			</div>
		</Sheet>
	);
};
