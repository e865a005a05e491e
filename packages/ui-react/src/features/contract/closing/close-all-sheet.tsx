import { type ContractOrder, closeTotals, largestLossFirst, type OrderId } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { FactLine, FactList } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import { MarketClosedReason } from "../order/closed-market.tsx";
import { SheetButton, SheetButtons } from "../order/sheet-buttons.tsx";
import { type CloseAll, closeAllOf } from "./close-all-actor.ts";
import classes from "./closing.module.css";
import { ClosingPosition, Net, Position } from "./closing-position.tsx";

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
	const { orders, market } = useApp();
	const holding = useSelector(orders, ({ context }) => context.holding);
	const instruments = useSelector(market, ({ context }) => context.instruments);
	const isSettled = useDoubleTapGuard("question");
	const closed = instruments.filter(
		({ id, isOpen }) => !isOpen && holding.some((one) => one.instrument === id),
	);
	const closable = holding.filter(({ instrument }) => !closed.some(({ id }) => id === instrument));
	const ids = largestLossFirst(closable);
	return (
		<Sheet
			open
			asks
			onClose={onClose}
			title={
				ids.length === 0
					? t("contract.closing.all.title")
					: t("contract.closing.all.ask", { count: ids.length })
			}
			footer={
				<SheetButtons inert={!isSettled}>
					<SheetButton onClick={onClose}>{t("contract.order.keep")}</SheetButton>
					<SheetButton
						look="strong"
						disabled={ids.length === 0}
						onClick={() => closeAll.actor.send({ type: "confirm", ids })}
					>
						{t("contract.closing.all.confirm")}
					</SheetButton>
				</SheetButtons>
			}
		>
			{closed.map((instrument) => (
				<p key={instrument.id} className={`warning ${classes.left}`}>
					<strong>{t("contract.closing.all.left", { symbol: instrument.symbol })}</strong>{" "}
					<MarketClosedReason instrument={instrument} />
				</p>
			))}
			<p className={classes.fresh}>
				<FreshnessBadge />
			</p>
			<Totals orders={closable} />
			<ul className={classes.list}>
				{ids.map((id) => (
					<li key={id}>
						<Held order={closable.find((order) => order.id === id)} />
					</li>
				))}
			</ul>
			<p className={classes.note}>{t("contract.closing.all.note")}</p>
		</Sheet>
	);
};

/** What the positions bring together, before and after their fees: the same three figures before and after the close. */
const Totals = ({ orders }: { readonly orders: readonly ContractOrder[] }): ReactNode => {
	const { t } = useWords();
	const { profit, fee, net } = closeTotals(orders);
	return (
		<FactList>
			<FactLine label={t("contract.order.gross")}>
				<Money value={profit} sign="always" tone="change" />
			</FactLine>
			<FactLine label={t("contract.order.feePaid")}>
				<Money value={fee} />
			</FactLine>
			<FactLine label={t("contract.order.net")} isTotal>
				<Money value={net} sign="always" tone="change" />
			</FactLine>
		</FactList>
	);
};

const Held = ({ order }: { readonly order: ContractOrder | undefined }): ReactNode =>
	order ? (
		<Position order={order}>
			<Net order={order} />
		</Position>
	) : null;

const Outcomes = ({ closeAll, onClose }: PartProps): ReactNode => {
	const { actor, orderOf } = closeAll;
	const { t } = useWords();
	const { orders } = useApp();
	const { chosen, waiting } = useSelector(actor, ({ context }) => context);
	const isOver = useSelector(actor, (snapshot) => snapshot.matches("over"));
	const [results, setResults] = useState<readonly ContractOrder[]>([]);
	const add = (order: ContractOrder) =>
		setResults((known) => [...known.filter(({ id }) => id !== order.id), order]);
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
			{results.length > 0 && results.length === chosen.length - left ? <Totals orders={results} /> : null}
			<ul className={classes.list}>
				{chosen.map((id) => {
					const order = orderOf(id);
					return (
						<li key={id}>
							{order ? (
								<ClosingPosition actor={order} onResult={add} />
							) : (
								<Waits id={id} isWaiting={waiting.includes(id)} />
							)}
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
