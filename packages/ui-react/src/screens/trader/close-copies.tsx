import type { OrderId } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { ClosingPosition, Position } from "../../features/contract/closing/closing-position.tsx";
import { type OrderActor, orderActorOf } from "../../features/contract/order/order-actors.ts";
import { showOrderNews } from "../../features/contract/order/order-toasts.ts";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
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
						<ClosingPosition actor={actor} />
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
						<Position order={order}>
							<Money value={order.profit} sign="always" tone="change" />
						</Position>
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
