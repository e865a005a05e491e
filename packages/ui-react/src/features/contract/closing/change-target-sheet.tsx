import { type ContractOrder, pendingKindOf } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Equal } from "effect";
import { type ReactNode, useId, useLayoutEffect, useState } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { Receipt } from "../../../ui/receipt/receipt.tsx";
import { Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { issueText } from "../issue-text.ts";
import { useKindText } from "../order/kind-text.ts";
import type { OrderActor } from "../order/order-actors.ts";
import { OrderOutcome } from "../order/order-outcome.tsx";
import { SheetButton, SheetButtons } from "../order/sheet-buttons.tsx";
import { type ChangeTargetActor, changesOf, markChangeShown } from "./change-target-actor.ts";
import classes from "./closing.module.css";
import { useNewOrder } from "./use-new-order.ts";

/** Another target for a pending order: it is cancelled, then placed again (docs/assumptions.md, A-686). */
export const ChangeTargetSheet = (props: {
	readonly order: OrderActor;
	readonly signedIn: SignedIn;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const changeOf = changesOf(useApp(), props.signedIn);
	const [actor] = useState(() => changeOf(props.order));
	useLayoutEffect(() => markChangeShown(actor), [actor]);
	const isDone = useSelector(actor, (snapshot) => snapshot.matches("accepted"));
	// As it was before the cancel.
	const [before] = useState(() => props.order.getSnapshot().context.order);
	if (isDone) return <Changed actor={actor} order={before} onClose={props.onClose} />;
	return (
		<Form
			actor={actor}
			order={props.order}
			before={before}
			onClose={props.onClose}
			title={t("contract.retarget.title")}
		/>
	);
};

const Form = (props: {
	readonly actor: ChangeTargetActor;
	readonly order: OrderActor;
	readonly before: ContractOrder;
	readonly title: string;
	readonly onClose: () => void;
}): ReactNode => {
	const { actor, before, onClose } = props;
	const words = useWords();
	const { t } = words;
	const { orders } = useApp();
	const id = useId();
	const typed = useSelector(actor, ({ context }) => context.form);
	const isCancelled = useSelector(actor, (snapshot) => snapshot.matches("only cancelled"));
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isPlacing = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const isSettled = useDoubleTapGuard(`${isCancelled} ${isBusy}`);
	const pricePrecision = usePricePrecision(before.instrument, before.latestPrice);
	const latest = useQuote(before.code, true)?.price ?? before.latestPrice;
	const made = useNewOrder(before, typed, isCancelled);
	const order = made?.orders[before.direction];
	const kind = pendingKindOf(before.direction, made?.reference, latest);
	const kindText = useKindText(before.direction, made?.reference, latest, pricePrecision);
	const [wasKind] = useState(() => pendingKindOf(before.direction, before.askedPrice, latest));
	const [issue] = made?.sideIssues[before.direction] ?? [];
	const isSame = !isCancelled && Equal.equals(order?.targetPrice, before.askedPrice);
	const unsent = issue
		? issueText(issue, { pricePrecision }, words)
		: isSame
			? t("contract.order.stops.unchanged")
			: undefined;
	const canSend = order !== undefined && unsent === undefined && !isBusy && !isUnknown && !isNotCarriedOut;
	const send = () => {
		if (!order || !canSend || !isSettled) return;
		const sends = { order, lastOrderId: orders.getSnapshot().context.lastOrderId };
		actor.send({ type: isCancelled ? "place" : "confirm", sends });
	};
	const busy = isPlacing ? t("contract.retarget.placing") : t("contract.order.busy.cancel");
	return (
		<Sheet
			open
			asks
			onClose={onClose}
			title={props.title}
			footer={
				isUnknown || isNotCarriedOut ? undefined : (
					<>
						<p id={id} className={classes.note}>
							{isBusy ? null : unsent}
						</p>
						<SheetButtons>
							<SheetButton onClick={onClose}>{t("contract.order.keep")}</SheetButton>
							<SheetButton
								look="main"
								disabled={!canSend}
								aria-disabled={!isSettled}
								aria-busy={isBusy}
								aria-describedby={id}
								onClick={send}
							>
								{isBusy ? busy : t(isCancelled ? "contract.retarget.place" : "contract.retarget.confirm")}
							</SheetButton>
						</SheetButtons>
					</>
				)
			}
		>
			<p>
				<OrderTitle symbol={before.symbol} side={before.direction}>
					{t(`contract.side.${before.direction}`)} <OwnQuantity value={before.quantity} />
				</OrderTitle>{" "}
				<Figure value={before.askedPrice} digits={pricePrecision} />
			</p>
			{isCancelled ? null : <OrderOutcome actor={props.order} />}
			{isCancelled || isUnknown || isNotCarriedOut ? (
				<p className={classes.lead} role="status">
					{t("contract.retarget.onlyCancelled")}
				</p>
			) : null}
			<CommandOutcome
				actor={actor}
				about={props.title}
				isNotCarriedOut={isNotCarriedOut}
				notDone={t("shared.command.notPlaced")}
			/>
			<DecimalField
				label={t("contract.ticket.targetPrice")}
				value={typed}
				onType={(text) => actor.send({ type: "type", text })}
				wrong={undefined}
				hint={kindText}
			/>
			{kind && wasKind && kind !== wasKind ? (
				<p className={classes.becomes} role="status">
					<strong>{t(`contract.retarget.becomes.${kind}`)}</strong>
				</p>
			) : null}
			<Facts
				facts={[
					[t("contract.order.latestPrice"), <Figure key="l" value={latest} digits={pricePrecision} />],
					[t("contract.order.margin"), <Money key="m" value={made?.margin} digits="exact" />],
					[t("contract.order.feeWhenFilled"), <Money key="f" value={made?.fee} digits="exact" />],
				]}
			/>
			<p className={classes.note}>{t("contract.retarget.note")}</p>
		</Sheet>
	);
};

const Changed = (props: {
	readonly actor: ChangeTargetActor;
	readonly order: ContractOrder;
	readonly onClose: () => void;
}): ReactNode => {
	const { actor, order, onClose } = props;
	const { t } = useWords();
	const { sent, answer } = useSelector(actor, ({ context }) => context);
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const latest = useQuote(order.code, true)?.price;
	const kind = useKindText(order.direction, sent?.order.targetPrice, latest, digits);
	return (
		<Sheet
			open
			onClose={onClose}
			title={order.symbol}
			footer={
				<button type="button" className="main-button" onClick={onClose}>
					{t("shared.receipt.done")}
				</button>
			}
		>
			<Receipt
				what={t("contract.retarget.done", { symbol: order.symbol })}
				message={answer?.message}
				facts={[
					[
						t("contract.order.askedPrice"),
						<Figure key="a" value={sent?.order.targetPrice} digits={digits} />,
					],
					...(answer?.id === undefined
						? []
						: [[t("contract.order.number"), <bdi key="n">{String(answer.id)}</bdi>] as const]),
				]}
				next={[t("contract.retarget.next"), kind].filter(Boolean).join(" ")}
			/>
		</Sheet>
	);
};
