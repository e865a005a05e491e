import { type Balance, type TopUp, topUpOf } from "@tradewind/domain/account";
import {
	type CloseRelief,
	closeReliefs,
	largestLossFirst,
	levelWithMoney,
	marginRiskLevels,
	missingEquity,
	type OrderId,
} from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Checked } from "../../../figures/checked.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { percentText } from "../../../figures/percent-text.ts";
import { shownHazardRate } from "../../../figures/shown-hazard-rate.ts";
import { useWords } from "../../../i18n/words.ts";
import { moveMoney } from "../../../kept/move-money.ts";
import { useOffer } from "../../../parts/account/paying/shortage.tsx";
import { UnpaidLoan, useUnpaidLoan } from "../../../parts/loan/unpaid-loan.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { type App, useApp } from "../../../state/app.ts";
import { useAccounts } from "../../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useSession } from "../../../state/use-session.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { orderActorOf } from "../order/order-actors.ts";
import { showOrderNews } from "../order/order-toasts.ts";
import classes from "./closing.module.css";
import { ClosingPosition } from "./closing-position.tsx";

const RescueComputations = lazyWithWords<object>(() =>
	import("../calculations/rescue-computations.tsx").then((file) => file.RescueComputations),
);

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

const level = ({ context: { totals, holding } }: Orders) => shownHazardRate(totals?.hazardRate, holding);

/** What raises a low margin level (docs/assumptions.md, A-685): money, and closing positions. */
export const RescueSheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
	const { t, language } = useWords();
	const { signedIn, standing } = useSession();
	const { orders } = useApp();
	const shown = useSelector(orders, (snapshot) =>
		percentText(level(snapshot), language.tag, { digits: 0, rounding: "down" }),
	);
	if (!signedIn) return null;
	return (
		<Sheet open asks onClose={onClose} title={t("contract.rescue.title", { level: shown })}>
			<p className={classes.lead}>
				{t("contract.computed.stopOut", { level: percentText(marginRiskLevels.closing, language.tag) })}
			</p>
			<Checked figure="totals">{null}</Checked>
			<div className={classes.rescue}>
				{standing === "real" ? <AddMoney /> : null}
				<ClosePositions signedIn={signedIn} />
			</div>
			<HowComputedPart>{() => <RescueComputations />}</HowComputedPart>
		</Sheet>
	);
};

/** A transfer to the level without a warning, or as far as the money of the other accounts reaches, and a deposit. */
const AddMoney = (): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { isOffered, canTransfer, deposit } = useOffer();
	const accounts = useAccounts();
	const loan = useUnpaidLoan();
	const lack = useSelector(useApp().orders, lackOf, isSame);
	const move = accounts && canTransfer ? topUpOf(accounts, "forex", lack) : undefined;
	if (!isOffered || (!move && !deposit)) return null;
	return (
		<section className={classes.ways}>
			<h3 className={classes.heading}>{t("contract.rescue.money")}</h3>
			{move && loan ? <UnpaidLoan loan={loan} /> : null}
			{move && !loan ? (
				<button type="button" className="main-button" aria-haspopup="dialog" onClick={() => moveMoney(move)}>
					{t("shared.shortage.move", {
						amount: moneyText(move.amount, { locale: language.tag }, isHidden),
					})}
				</button>
			) : null}
			{move && !loan ? <AfterMove move={move} kind={accounts?.find(isOf(move.from))?.kind} /> : null}
			{deposit ? (
				<Link className="quiet-button" to={deposit}>
					{t("shared.recharge")}
				</Link>
			) : null}
		</section>
	);
};

const isOf =
	(id: number) =>
	({ accountId }: Balance): boolean =>
		accountId === id;

/** From where the money comes, and the margin level with it. */
const AfterMove = (props: {
	readonly move: TopUp;
	readonly kind: Balance["kind"] | undefined;
}): ReactNode => {
	const { move, kind } = props;
	const { t, language } = useWords();
	const level = useSelector(useApp().orders, ({ context: { holding, totals } }) => {
		const then = levelWithMoney(holding, totals?.hazardRate, move.amount);
		return then && percentText(then, language.tag, { digits: 0, rounding: "down" });
	});
	return (
		<p className={classes.note}>
			{kind ? t("contract.rescue.from", { account: t(`shared.balance.${kind}`) }) : null}
			{level === undefined ? null : ` · ${t("contract.rescue.then", { level })}`}
		</p>
	);
};

const lackOf = ({ context: { totals, holding } }: Orders): Decimal =>
	missingEquity(holding, totals?.hazardRate);

const isSame = (one: Decimal, other: Decimal): boolean => BigDecimal.equals(one, other);

/** In the order of the opening: rows that change places under a finger would close another position. */
const ClosePositions = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const [first] = useState(() => {
		const { holding } = app.orders.getSnapshot().context;
		const actors = holding.map(
			(order) => [order.id, orderActorOf(app, signedIn, order, showOrderNews)] as const,
		);
		return { ids: largestLossFirst(holding), actors: new Map(actors) };
	});
	if (first.ids.length === 0) return <p>{t("contract.orders.empty.holding")}</p>;
	return (
		<section>
			<h3 className={classes.heading}>{t("contract.rescue.positions")}</h3>
			<ul className={classes.list}>
				{first.ids.map((id) => {
					const actor = first.actors.get(id);
					return actor ? (
						<li key={id}>
							<ClosingPosition actor={actor} asks>
								<Relief id={id} />
							</ClosingPosition>
						</li>
					) : null;
				})}
			</ul>
		</section>
	);
};

/** The margin that the close of a position frees, and the level afterwards. */
const Relief = ({ id }: { readonly id: OrderId }): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { orders } = useApp();
	const relief = useSelector(
		orders,
		({ context }) => closeReliefs(context).find(({ order }) => order.id === id),
		areSame,
	);
	if (!relief) return null;
	const { order, hazardRate } = relief;
	return (
		<p className={classes.note}>
			{order.margin
				? t("contract.rescue.frees", {
						margin: moneyText(order.margin, { locale: language.tag }, isHidden),
					})
				: null}
			{hazardRate ? (
				<>
					{" · "}
					{t("contract.rescue.then", {
						level: percentText(hazardRate, language.tag, { digits: 0, rounding: "down" }),
					})}
				</>
			) : null}
		</p>
	);
};

const areSame = (one: CloseRelief | undefined, other: CloseRelief | undefined): boolean =>
	one?.order.margin === other?.order.margin &&
	(one?.hazardRate === other?.hazardRate ||
		(one?.hazardRate !== undefined &&
			other?.hazardRate !== undefined &&
			BigDecimal.equals(one.hazardRate, other.hazardRate)));
