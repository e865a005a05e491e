import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { noValue } from "../../../figures/figure-text.ts";
import { Money } from "../../../figures/money.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useAboveBars } from "../../../ui/layout/bottom-bar-height.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";
import { durationOf } from "../ticket/duration.ts";
import type { MicroTicketActor } from "../ticket/micro-ticket-actor.ts";
import { type PlacedMicroOrder, usePlacedOrder } from "./placed-orders.ts";
import classes from "./running-cards.module.css";
import { type MicroOrderActor, useKnownOrders } from "./running-orders.ts";

interface PlacedReceiptProps {
	readonly ticket: MicroTicketActor;
	readonly signedIn: SignedIn;
}

/** The receipt of the last placed order. Once the order has ended, the card with its result replaces it. */
export const PlacedReceipt = ({ ticket, signedIn }: PlacedReceiptProps): ReactNode => {
	const { placed, dismiss } = usePlacedOrder(ticket);
	const { orders, results } = useKnownOrders(signedIn);
	const hasEnded = results.some(({ id }) => id === placed?.id);
	// The receipt must not return once the result is dismissed.
	useEffect(() => {
		if (hasEnded) dismiss();
	}, [hasEnded, dismiss]);
	if (!placed || hasEnded) return null;
	const order = orders.find((one) => one.getSnapshot().context.order.id === placed.id);
	return <Shown key={placed.id} placed={placed} order={order} onDismiss={dismiss} />;
};

const Shown = (props: {
	readonly placed: PlacedMicroOrder;
	/** Undefined until the list shows it. */
	readonly order: MicroOrderActor | undefined;
	readonly onDismiss: () => void;
}): ReactNode => {
	const { placed, order } = props;
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const place = useRef<HTMLDivElement>(null);
	const scrollMarginBlockEnd = useAboveBars(8);
	useEffect(() => {
		const { current } = place;
		if (!current) return;
		const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(current);
		const covered = Number.parseFloat(scrollMarginBlockStart) + Number.parseFloat(scrollMarginBlockEnd);
		// Where it does not fit, its first line is seen.
		const fits = current.offsetHeight + covered <= innerHeight;
		current.scrollIntoView({ block: fits ? "nearest" : "start" });
	}, []);
	const { order: asked, symbol, terms } = placed.sent;
	const amount = moneyText(asked.amount, { locale: language.tag }, isHidden);
	return (
		<div ref={place} className={classes.placed} style={{ scrollMarginBlockEnd }}>
			<DemoMark />
			<Receipt
				what={t(`micro.placed.${asked.direction}`, { symbol, amount })}
				message={placed.message === t("micro.ticket.accepted") ? undefined : placed.message}
				facts={[
					[t("micro.order.openPrice"), order ? <OpenPrice key="o" order={order} /> : noValue],
					[t("micro.ticket.expiry"), durationOf(asked.seconds, t)],
					[t("micro.ticket.income"), <Money key="i" value={terms.income} sign="always" />],
					[t("micro.ticket.loss"), <Money key="l" value={terms.loss} />],
					[t("micro.order.number"), <bdi key="n">{String(placed.id)}</bdi>],
				]}
				isAwaited={order === undefined}
				next={t("micro.placed.next")}
				onDismiss={props.onDismiss}
			/>
		</div>
	);
};

const OpenPrice = ({ order }: { readonly order: MicroOrderActor }): ReactNode => {
	const { instrument, openPrice } = useSelector(order, ({ context }) => context.order);
	return <Figure value={openPrice} digits={usePricePrecision(instrument, openPrice)} />;
};
