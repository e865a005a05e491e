import { type ContractOrder, netProfitOf } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { readSaved } from "../../../storage/saved.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { MarketClosedReason, useClosedMarket } from "../order/closed-market.tsx";
import { type ClosedOrderActor, endOf, markSheetOpen, type OrderActor } from "../order/order-actors.ts";
import { OrderOutcome } from "../order/order-outcome.tsx";
import classes from "./closing.module.css";

/** The side, quantity and instrument of a position, with a figure at the end of the line. */
export const Position = (props: {
	readonly order: ContractOrder;
	readonly children: ReactNode;
}): ReactNode => {
	const { order } = props;
	const { t } = useWords();
	return (
		<div className={classes.position}>
			<p>
				<OrderTitle symbol={order.symbol} side={order.direction}>
					{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
				</OrderTitle>
			</p>
			{props.children}
		</div>
	);
};

/** A position that is closed here: its command with its own outcome. An order that is being closed, or has ended, ignores another one. */
export const ClosingPosition = (props: {
	readonly actor: OrderActor;
	/** Whether the button asks first, unless the customer has switched confirmations off. */
	readonly asks?: boolean;
	/** Called with the platform's record of the closed order. */
	readonly onResult?: (order: ContractOrder) => void;
	/** What is shown of the position until it is closed. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { actor, asks = false } = props;
	const { t } = useWords();
	useLayoutEffect(() => markSheetOpen(actor), [actor]);
	const order = useSelector(actor, ({ context }) => context.order);
	const isClosing = useSelector(actor, (snapshot) => snapshot.matches("closing"));
	const isClosed = useSelector(actor, (snapshot) => snapshot.matches("closed"));
	const canClose = useSelector(actor, (snapshot) => snapshot.matches("holding"));
	const closed = useClosedMarket(order.instrument);
	const record = isClosed ? endOf(actor)?.record : undefined;
	return (
		<>
			<Position order={order}>
				<p className={classes.state} role="status">
					{isClosing ? t("contract.order.busy.close") : null}
					{isClosed ? (
						<>
							{t(endOf(actor) ? "contract.order.done.close" : "contract.closing.byPlatform")}{" "}
							{record ? <Result record={record} onResult={props.onResult} /> : null}
						</>
					) : null}
				</p>
				{isClosed ? null : <Net order={order} />}
			</Position>
			{isClosed ? null : (
				<div className={classes.act}>
					{props.children}
					{canClose && closed ? (
						<p className={classes.note}>
							<MarketClosedReason instrument={closed} />
						</p>
					) : null}
					{canClose && !closed ? <CloseButton actor={actor} asks={asks} /> : null}
				</div>
			)}
			<OrderOutcome actor={actor} />
		</>
	);
};

/** The profit after the fee, before and after the close (docs/assumptions.md, A-851). */
export const Net = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	return (
		<span>
			<span className={classes.state}>{t("contract.order.net")}</span>{" "}
			<Money value={netProfitOf(order)} sign="always" tone="change" />
		</span>
	);
};

/** The result, once the platform's record of the closed order is known. */
const Result = (props: {
	readonly record: ClosedOrderActor;
	readonly onResult: ((order: ContractOrder) => void) | undefined;
}): ReactNode => {
	const order = useSelector(props.record, ({ context }) => context.order);
	const tell = useEffectEvent((known: ContractOrder) => props.onResult?.(known));
	useEffect(() => {
		if (order) tell(order);
	}, [order]);
	return order ? <Net order={order} /> : null;
};

const CloseButton = ({ actor, asks }: { readonly actor: OrderActor; readonly asks: boolean }): ReactNode => {
	const { t } = useWords();
	const [isAsking, ask] = useState(false);
	const isSettled = useDoubleTapGuard(String(isAsking));
	const close = () => actor.send({ type: "close" });
	const { symbol, direction } = actor.getSnapshot().context.order;
	const nameOf = (key: string) => `${t(key)} ${t(`contract.side.${direction}`)} ${symbol}`;
	return (
		<div className={classes.buttons} inert={!isSettled}>
			{isAsking ? (
				<button type="button" className="quiet-button" onClick={() => ask(false)}>
					{t("contract.order.keep")}
				</button>
			) : null}
			<button
				type="button"
				className="quiet-button"
				aria-label={nameOf(isAsking || !asks ? "contract.order.close.confirm" : "contract.row.close")}
				onClick={() => (asks && !isAsking && readSaved().receiptOff !== true ? ask(true) : close())}
			>
				{t(isAsking || !asks ? "contract.order.close.confirm" : "contract.row.close")}
			</button>
		</div>
	);
};
