import { type ContractOrder, largestLossFirst, type OrderId } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { Money } from "../../../figures/money.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import { type CloseAll, closeAllOf } from "./close-all-actor.ts";
import classes from "./closing.module.css";
import { ClosingPosition, Position } from "./closing-position.tsx";

/** Asks before all open positions are closed, and shows the outcome of each (docs/assumptions.md, A-682). */
export const CloseAllSheet = (props: { readonly onClose: () => void }): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <OfCustomer {...props} signedIn={signedIn} /> : null;
};

const OfCustomer = (props: { readonly onClose: () => void; readonly signedIn: SignedIn }): ReactNode => {
	const closeAll = closeAllOf(useApp(), props.signedIn);
	const { actor } = closeAll;
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("asking"));
	const end = () => {
		actor.send({ type: "dismiss" });
		props.onClose();
	};
	return isAsking ? (
		<Question closeAll={closeAll} onClose={props.onClose} />
	) : (
		<Outcomes closeAll={closeAll} onClose={end} />
	);
};

interface PartProps {
	readonly closeAll: CloseAll;
	readonly onClose: () => void;
}

const Question = ({ closeAll, onClose }: PartProps): ReactNode => {
	const { t } = useWords();
	const { orders } = useApp();
	const holding = useSelector(orders, ({ context }) => context.holding);
	const isSettled = useDoubleTapGuard("question");
	const total = useFollowed(orders, ({ context }) => context.totals?.profit);
	const ids = largestLossFirst(holding);
	return (
		<Sheet
			open
			asks
			onClose={onClose}
			title={t("contract.closing.all.ask", { count: ids.length })}
			footer={
				<div className={classes.buttons} inert={!isSettled}>
					<button type="button" className="quiet-button" onClick={onClose}>
						{t("contract.order.keep")}
					</button>
					<button
						type="button"
						className="main-button"
						disabled={ids.length === 0}
						onClick={() => closeAll.actor.send({ type: "confirm", ids })}
					>
						{t("contract.closing.all.confirm")}
					</button>
				</div>
			}
		>
			<p className={classes.total}>
				<span>{t("contract.order.close.profit")}</span>
				<Checked figure="total profit">
					<LiveMoney of={total} sign="always" tone="change" />
				</Checked>
				<FreshnessBadge />
			</p>
			<ul className={classes.list}>
				{ids.map((id) => (
					<li key={id}>
						<Held order={holding.find((order) => order.id === id)} />
					</li>
				))}
			</ul>
			<p className={classes.note}>{t("contract.closing.all.note")}</p>
		</Sheet>
	);
};

const Held = ({ order }: { readonly order: ContractOrder | undefined }): ReactNode =>
	order ? (
		<Position order={order}>
			<Money value={order.profit} sign="always" tone="change" />
		</Position>
	) : null;

const Outcomes = ({ closeAll, onClose }: PartProps): ReactNode => {
	const { actor, orderOf } = closeAll;
	const { t } = useWords();
	const { orders } = useApp();
	const { chosen, waiting } = useSelector(actor, ({ context }) => context);
	const isOver = useSelector(actor, (snapshot) => snapshot.matches("over"));
	const left = useSelector(orders, ({ context }) => countOf(context.holding, chosen));
	return (
		<Sheet
			open
			onClose={onClose}
			title={t("contract.closing.all.title")}
			footer={
				<button type="button" className="main-button" onClick={onClose}>
					{t(isOver ? "shared.receipt.done" : "shared.close")}
				</button>
			}
		>
			<p className={classes.total} role="status">
				{t("contract.closing.all.closed", { closed: chosen.length - left, count: chosen.length })}
			</p>
			<ul className={classes.list}>
				{chosen.map((id) => {
					const order = orderOf(id);
					return (
						<li key={id}>
							{order ? <ClosingPosition actor={order} /> : <Waits id={id} isWaiting={waiting.includes(id)} />}
						</li>
					);
				})}
			</ul>
		</Sheet>
	);
};

const countOf = (holding: readonly ContractOrder[], ids: readonly OrderId[]): number =>
	holding.filter(({ id }) => ids.includes(id)).length;

/** A position whose close has not been asked for yet, or that had ended by then. */
const Waits = ({ id, isWaiting }: { readonly id: OrderId; readonly isWaiting: boolean }): ReactNode => {
	const { t } = useWords();
	const order = useSelector(useApp().orders, ({ context }) => context.holding.find((one) => one.id === id));
	return order ? (
		<Position order={order}>
			<p className={classes.state}>{isWaiting ? t("contract.closing.waits") : null}</p>
		</Position>
	) : (
		<p className={classes.state}>
			<bdi>{String(id)}</bdi> {t("contract.closing.byPlatform")}
		</p>
	);
};
