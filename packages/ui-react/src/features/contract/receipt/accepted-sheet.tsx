import type { ContractOrder, OrderTicketContext, TicketSent } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useState } from "react";
import { Link } from "react-router-dom";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { figureText } from "../../../figures/figure-text.ts";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { OpenedOrder } from "../orders/opened-order.tsx";
import type { PlacedOrder } from "../ticket/quiet-receipt.ts";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./accepted-sheet.module.css";
import { usePlacedOrder } from "./use-placed-order.ts";

/** The receipt of an accepted order, with a link to the list where it is seen (Spec 1 §4). */
export const AcceptedSheet = (props: {
	readonly ticket: TicketActor;
	/** An order that was sent without a confirmation, if its receipt is shown. */
	readonly placed: PlacedOrder | undefined;
	readonly onClose: () => void;
}): ReactNode => {
	const { ticket, placed, onClose } = props;
	const context = useSelector(ticket, (snapshot) => snapshot.context);
	const { sent, accepted } = placed ?? context;
	if (!sent || !accepted) return null;
	return <OrderPlaced sent={sent} accepted={accepted} onClose={onClose} />;
};

interface PlacedProps {
	readonly sent: TicketSent;
	readonly accepted: NonNullable<OrderTicketContext["accepted"]>;
	readonly onClose: () => void;
}

/** The values of `type` in the address. */
const types = { Orders: 1, Pending: 0, History: 3 } as const;

/** The answer contains only the number: price, fee and margin come from the list that shows the order. */
const OrderPlaced = ({ sent, accepted, onClose }: PlacedProps): ReactNode => {
	const { t } = useWords();
	const { order, isOver } = usePlacedOrder(accepted.id);
	const { what, next } = useTexts(sent, order, isOver);
	const facts = useFacts(sent, order);
	const [shown, setShown] = useState<ContractOrder>();
	if (shown) return <OpenedOrder order={shown} onClose={onClose} />;
	const title = t("contract.ticket.accepted.title");
	const list = isOver ? "History" : sent.order.targetPrice ? "Pending" : "Orders";
	return (
		<Sheet
			open
			onClose={onClose}
			title={title}
			footer={
				<div className={classes.buttons}>
					<button type="button" className="quiet-button" onClick={onClose}>
						{t("contract.ticket.accepted.goOn")}
					</button>
					<Link className={classes.orders} to={`/order?type=${types[list]}`} replace onClick={onClose}>
						{t(`contract.ticket.accepted.to${list}`)}
					</Link>
				</div>
			}
		>
			<DemoMark />
			<Receipt
				what={what}
				message={accepted.message === title ? undefined : accepted.message}
				facts={[...facts, [t("contract.ticket.accepted.number"), <bdi key="n">{String(accepted.id)}</bdi>]]}
				isAwaited={order === undefined && !isOver}
				next={next}
				onDetails={order && (() => startTransition(() => setShown(order)))}
			/>
		</Sheet>
	);
};

const useTexts = (
	{ order: asked, instrument }: TicketSent,
	order: ContractOrder | undefined,
	isOver: boolean,
) => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const text = (value: Decimal | undefined, digits: number | "own") =>
		figureText(value, { digits }, language.tag).text;
	const state = order?.openPrice ? "filled" : asked.targetPrice ? "pending" : "market";
	const price = text(order?.openPrice ?? asked.targetPrice, instrument.pricePrecision);
	const quantity = isHidden ? hiddenAmount : text(asked.quantity, "own");
	const next = isOver ? "over" : state === "pending" ? "pending" : "market";
	return {
		what: t(`contract.ticket.accepted.${asked.direction}.${state}`, {
			symbol: instrument.symbol,
			quantity,
			price,
		}),
		next: t(`contract.ticket.accepted.next.${next}`, { price }),
	};
};

const useFacts = ({ order: asked, instrument }: TicketSent, order: ContractOrder | undefined) => {
	const { t } = useWords();
	const amount = (value: Decimal | undefined) => <ExactMoney value={value} />;
	const stop = (name: "stopLoss" | "takeProfit"): Fact => {
		const value = (order ?? asked)[name];
		return [
			t(`contract.ticket.${name}`),
			value ? (
				<Figure key={name} value={value} digits={instrument.pricePrecision} />
			) : (
				t("contract.ticket.stops.none")
			),
		];
	};
	const isPending = order ? order.openPrice === undefined : asked.targetPrice !== undefined;
	return [
		[
			t("contract.ticket.fee"),
			isPending ? t("contract.ticket.accepted.feeAtFill") : amount(order?.fee),
		] as const,
		[t("contract.ticket.margin"), amount(order?.margin)] as const,
		stop("stopLoss"),
		stop("takeProfit"),
	];
};
