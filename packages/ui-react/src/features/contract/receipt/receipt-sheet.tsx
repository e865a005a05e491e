import {
	type OrderDraft,
	type OrderTicketContext,
	orderRiskOf,
	receiptIssues,
	receiptOf,
	type StopResult,
} from "@tradewind/domain/contract";
import { type Decimal, decimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { Multiple } from "../../../figures/multiple.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { MarginLevel } from "../../../parts/contract/margin-level.tsx";
import { SideSign } from "../../../parts/order/side-sign.tsx";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { TicketComputations } from "../calculations/ticket-computations.tsx";
import { issueText } from "../issue-text.ts";
import { useKindText } from "../order/kind-text.ts";
import { ReceiptSwitch } from "../ticket/receipt-switch.tsx";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import { Units } from "../units.tsx";
import { PriceAge } from "./price-age.tsx";
import classes from "./receipt.module.css";
import { useRiskWarning } from "./risk-warning.tsx";
import { useRiskFacts } from "./use-risk-facts.ts";

interface ReceiptProps {
	readonly ticket: TicketActor;
	readonly pressed: OrderDraft;
	readonly settings: ShownSettings;
}

/**
 * The receipt of an order before it is sent (docs/assumptions.md, A-138). It stays open until the answer arrives, so
 * that the second tap of a double tap hits nothing else.
 */
export const ReceiptSheet = (props: ReceiptProps): ReactNode => {
	const { ticket, pressed } = props;
	const { t } = useWords();
	const cancel = () => ticket.send({ type: "cancel" });
	return (
		<Sheet
			asks
			open
			onClose={cancel}
			title={t("contract.receipt.title")}
			footer={<ReceiptButtons {...props} />}
		>
			<DemoMark />
			<Head {...props} />
			<Kind {...props} />
			<Facts facts={useFacts(props)} />
			<HowComputedPart>{() => <TicketComputations ticket={ticket} pressed={pressed} />}</HowComputedPart>
			<p className={classes.note}>
				{t(pressed.order.targetPrice ? "contract.receipt.note.pending" : "contract.receipt.note.market")}
			</p>
			<ReceiptSwitch ticket={ticket} />
		</Sheet>
	);
};

const Head = ({ ticket, pressed }: ReceiptProps): ReactNode => {
	const { t } = useWords();
	const instrument = useSelector(ticket, ({ context }) => context.instrument);
	const { direction, quantity, targetPrice } = pressed.order;
	return (
		<div className={classes.what}>
			<bdi>{instrument.symbol}</bdi>{" "}
			<span className={classes.side} data-side={direction}>
				<SideSign of={direction} />
				{t(`contract.side.${direction}`)} <Figure value={quantity} digits={decimalsOf(quantity)} />{" "}
				<small>{t(`contract.ticket.kind.${targetPrice ? "pending" : "market"}`)}</small>
			</span>
		</div>
	);
};

/** What a pending order waits for (docs/assumptions.md, A-952). */
const Kind = ({ ticket, pressed }: ReceiptProps): ReactNode => {
	const { instrument, quote } = useSelector(ticket, ({ context }) => context);
	const { direction, targetPrice } = pressed.order;
	const text = useKindText(direction, targetPrice, quote?.price, instrument.pricePrecision);
	return text ? <p className={classes.kind}>{text}</p> : null;
};

const useFacts = ({ ticket, pressed }: ReceiptProps): readonly (Fact | undefined)[] => {
	const { t } = useWords();
	const context = useSelector(ticket, (snapshot) => snapshot.context);
	const { order } = pressed;
	const receipt = receiptOf(pressed, context);
	const { price, margin, fee, freeAfter, breakEven, move, atStopLoss, atTakeProfit } = receipt;
	const { hazardRate, lockedShare } = orderRiskOf(receipt, useRiskFacts());
	const isBuy = order.direction === "buy";
	const { pricePrecision } = context.instrument;
	const amount = (value: Decimal | undefined, sign?: "always") => (
		<Money value={value} {...(sign && { sign, tone: "change" as const })} />
	);
	const stop = (name: "stopLoss" | "takeProfit", made: StopResult | undefined): readonly Fact[] =>
		order[name]
			? [
					[
						t(`contract.receipt.${name}`),
						<span key={name} className={classes.price}>
							<Figure value={order[name]} digits={pricePrecision} className={classes.at} />{" "}
							{amount(made?.net, "always")}
						</span>,
					],
				]
			: [[t(`contract.ticket.${name}`), t("contract.ticket.stops.none")]];
	return [
		[
			t(order.targetPrice ? "contract.ticket.targetPrice" : "contract.receipt.price"),
			<span key="p" className={classes.price}>
				{order.targetPrice ? null : <PriceAge quote={context.quote} />}{" "}
				<Figure value={price} digits={pricePrecision} />
			</span>,
		],
		order.targetPrice
			? [
					t("contract.receipt.price"),
					<span key="q" className={classes.price}>
						<PriceAge quote={context.quote} /> <Figure value={context.quote?.price} digits={pricePrecision} />
					</span>,
				]
			: undefined,
		[
			t("contract.receipt.value"),
			<span key="v" className={classes.price}>
				<span className={classes.at}>
					<Units value={receipt.units} symbol={context.instrument.symbol} />
				</span>{" "}
				{amount(receipt.value)}
			</span>,
		],
		[t("contract.ticket.multiple"), <Multiple key="m" value={order.multiple} />],
		[
			t("contract.ticket.margin"),
			<span key="l" className={classes.price}>
				{lockedShare ? <LockedShare value={lockedShare} /> : null} {amount(margin)}
			</span>,
		],
		[t("contract.ticket.fee"), amount(fee)],
		[t("contract.receipt.freeAfter"), amount(freeAfter)],
		[
			t("contract.receipt.breakEven"),
			<span key="b" className={classes.price}>
				<span className={classes.at}>
					<Figure value={move} digits={pricePrecision} rounding="up" sign="always" />
				</span>{" "}
				<Figure value={breakEven} digits={pricePrecision} rounding={isBuy ? "up" : "down"} />
			</span>,
		],
		[
			t(order.targetPrice ? "contract.receipt.level.pending" : "contract.receipt.level"),
			<Checked key="r" figure="totals">
				<MarginLevel level={hazardRate} />
			</Checked>,
		],
		...stop("stopLoss", atStopLoss),
		...stop("takeProfit", atTakeProfit),
	];
};

const smallestShare = decimal("0.01");

const LockedShare = ({ value }: { readonly value: Decimal }): ReactNode => {
	const { t, language } = useWords();
	const isTiny = BigDecimal.isPositive(value) && BigDecimal.isLessThan(value, smallestShare);
	const text = percentText(isTiny ? smallestShare : value, language.tag, { digits: 2 });
	const share = isTiny ? `<\u00a0${text}` : text;
	return <span className={classes.at}>{t("contract.receipt.share", { share })}</span>;
};

const ReceiptButtons = ({ ticket, pressed }: ReceiptProps): ReactNode => {
	const words = useWords();
	const { t } = words;
	const isSending = useSelector(ticket, (snapshot) => snapshot.matches("sending"));
	const isAsking = useSelector(ticket, (snapshot) => snapshot.matches({ confirming: "asking" }));
	const disabledReason = useSelector(ticket, (snapshot) =>
		isSending ? undefined : disabledReasonOf(snapshot.context, pressed, words),
	);
	const { direction } = pressed.order;
	const { isRisky, warning } = useRiskWarning(ticket, pressed);
	const confirm = isRisky ? "confirmRisk" : "confirm";
	return (
		<ConfirmButtons
			direction={isRisky ? "risky" : direction === "buy" ? "up" : "down"}
			warning={warning}
			disabledReason={disabledReason}
			isAsking={isAsking}
			isSending={isSending}
			back={t("contract.order.back")}
			confirm={t(isSending ? "shared.command.sending" : `contract.receipt.${confirm}.${direction}`)}
			onBack={() => ticket.send({ type: "cancel" })}
			onConfirm={() => ticket.send({ type: "confirm" })}
		/>
	);
};

/** Validated with the ticket's state; the machine validates again at the confirmation. */
const disabledReasonOf = (
	context: OrderTicketContext,
	pressed: OrderDraft,
	words: ReturnType<typeof useWords>,
): string | undefined => {
	const [first] = receiptIssues(pressed, context);
	return first && issueText(first, context.instrument, words, false);
};
