import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { figureText } from "../../../figures/figure-text.ts";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import classes from "./placed-notice.module.css";
import { type PlacedOrder, quietReceipt } from "./quiet-receipt.ts";
import type { TicketActor } from "./ticket-actor.ts";

/** The receipt of an order that was sent without a confirmation: a line above the buttons, which covers nothing. */
export const PlacedNotice = (props: {
	readonly ticket: TicketActor;
	readonly placed: PlacedOrder;
}): ReactNode => {
	const { ticket, placed } = props;
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const store = quietReceipt(ticket);
	const { order, instrument } = placed.sent;
	const isSettled = useDoubleTapGuard(`placed ${placed.accepted.id}`);
	const digits = decimalsOf(order.quantity);
	const quantity = isHidden ? hiddenAmount : figureText(order.quantity, { digits }, language.tag).text;
	return (
		<div className={classes.notice} role="status">
			<p>
				<strong>{t("contract.ticket.accepted.title")}</strong>{" "}
				<span>{`${t(`contract.side.${order.direction}`)} ${quantity} ${instrument.symbol}`}</span>
			</p>
			<div className={classes.buttons} inert={!isSettled}>
				<button type="button" className="quiet-button" onClick={() => store.set({ ...placed, isOpen: true })}>
					{t("contract.ticket.details")}
				</button>
				<button type="button" className="quiet-button" onClick={() => store.set(undefined)}>
					{t("shared.dismiss")}
				</button>
			</div>
		</div>
	);
};
