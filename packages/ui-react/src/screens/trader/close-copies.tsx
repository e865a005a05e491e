import type { ContractOrder, OrderId } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { markSheetOpen, type OrderActor, orderActorOf } from "../../features/contract/order/order-actors.ts";
import { OrderOutcome } from "../../features/contract/order/order-outcome.tsx";
import { showOrderNews } from "../../features/contract/order/order-toasts.ts";
import { Money, OwnQuantity } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { OrderTitle } from "../../parts/order/order-title.tsx";
import { useApp } from "../../state/app.ts";
import { readSaved } from "../../storage/saved.ts";
import { useDoubleTapGuard } from "../../ui/control/use-double-tap-guard.ts";
import classes from "./close-copies.module.css";

export interface CloseCopiesProps {
	/** The open copies. */
	readonly copies: readonly { readonly id: OrderId }[];
	readonly signedIn: SignedIn;
}

/** Closes open copies: each by the close command of its order, once, with an outcome of its own (docs/assumptions.md, A-622). */
export const CloseCopies = ({ copies, signedIn }: CloseCopiesProps): ReactNode => {
	const app = useApp();
	const { t } = useWords();
	const [isAsking, ask] = useState(false);
	const [closing, setClosing] = useState<readonly OrderActor[]>([]);
	const isSettled = useDoubleTapGuard(`${isAsking} ${closing.length}`);
	const holding = useSelector(app.orders, ({ context }) => context.holding);
	const open = useMemo(() => {
		const ids = new Set(copies.map(({ id }) => id));
		return holding.filter(({ id }) => ids.has(id));
	}, [copies, holding]);
	const close = () => {
		ask(false);
		setClosing(open.map((order) => closeOrder(orderActorOf(app, signedIn, order, showOrderNews))));
	};
	if (closing.length > 0)
		return (
			<ul className={classes.copies}>
				{closing.map((actor) => (
					<li key={actor.id}>
						<Closing actor={actor} />
					</li>
				))}
			</ul>
		);
	// A copy that is not among the open orders yet is closed where they are.
	if (open.length < copies.length)
		return (
			<Link className="quiet-button" to="/order?type=1">
				{t("copy-trading.unfollow.close")}
			</Link>
		);
	if (open.length === 0) return null;
	return (
		<>
			<ul className={classes.copies}>
				{open.map((order) => (
					<li key={order.id}>
						<div className={classes.copy}>
							<p>
								<Copy order={order} />
							</p>
							<Money value={order.profit} sign="always" tone="change" />
						</div>
					</li>
				))}
			</ul>
			{isAsking ? (
				<>
					<p>{t("copy-trading.unfollow.closeAll.ask")}</p>
					<div className={classes.buttons} inert={!isSettled}>
						<button type="button" className="quiet-button" onClick={() => ask(false)}>
							{t("contract.order.keep")}
						</button>
						<button type="button" className="quiet-button" onClick={close}>
							{t("contract.order.close.confirm")}
						</button>
					</div>
				</>
			) : (
				<button
					type="button"
					className="quiet-button"
					inert={!isSettled}
					onClick={() => (readSaved().receiptOff === true ? close() : ask(true))}
				>
					{t("copy-trading.unfollow.closeAll", { count: open.length })}
				</button>
			)}
		</>
	);
};

/** An order that is being closed, or has ended, ignores the command. */
const closeOrder = (actor: OrderActor): OrderActor => {
	actor.send({ type: "close" });
	return actor;
};

const Copy = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	return (
		<OrderTitle symbol={order.symbol} side={order.direction}>
			{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
		</OrderTitle>
	);
};

/** A copy with the outcome of its close command. */
const Closing = ({ actor }: { readonly actor: OrderActor }): ReactNode => {
	const { t } = useWords();
	useLayoutEffect(() => markSheetOpen(actor), [actor]);
	const order = useSelector(actor, ({ context }) => context.order);
	const isClosing = useSelector(actor, (snapshot) => snapshot.matches("closing"));
	const isClosed = useSelector(actor, (snapshot) => snapshot.matches("closed"));
	const canClose = useSelector(actor, (snapshot) => snapshot.matches("holding"));
	return (
		<>
			<div className={classes.copy}>
				<p>
					<Copy order={order} />
				</p>
				<p className={classes.state} role="status">
					{isClosing ? t("contract.order.busy.close") : null}
					{isClosed ? t("contract.order.done.close") : null}
				</p>
				{canClose ? (
					<button type="button" className="quiet-button" onClick={() => closeOrder(actor)}>
						{t("contract.order.close.confirm")}
					</button>
				) : null}
			</div>
			<OrderOutcome actor={actor} />
		</>
	);
};
