import { cashAccountKind } from "@tradewind/domain/account";
import {
	fundTerm,
	type Income,
	readSubscription,
	type Subscription,
	type SubscriptionId,
	subscriptionId,
	summariseRedemption,
} from "@tradewind/domain/fund";
import type { QueryError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { readMoment } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { noValue } from "../../figures/figure-text.ts";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { subscriptionFacts } from "../../parts/fund/record/subscription-record.tsx";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { useAddressId } from "../../router/address-id.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { CommandOutcome } from "../../ui/control/command-outcome.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Row } from "../../ui/list/row.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { type Fact, Facts } from "../../ui/sheet/fact-list.tsx";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { Ends } from "./ends.tsx";
import classes from "./fund.module.css";
import { ExitComputations } from "./fund-computations.tsx";
import { FundQuestion } from "./fund-question.tsx";
import { redemptionOf } from "./kept-actors.ts";
import { incomesOf } from "./kept-lists.ts";

/** One subscription: its term, its redemption, and its income (Spec 2 §2, §4, §9). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const id = useAddressId();
	if (!signedIn) return <Waiting />;
	if (id === undefined) return <NoSubscription />;
	return (
		<WithReceipt key={id} name={`redemption ${id}`} title={t("fund.redeem")} signedIn={signedIn}>
			<WithSubscription id={subscriptionId(id)} signedIn={signedIn} />
		</WithReceipt>
	);
};

const Waiting = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);

const NoSubscription = (): ReactNode => {
	const { t } = useWords();
	return (
		<Page>
			<Empty text={t("fund.income.none")}>
				<Link className="main-link" to="/mining/record">
					{t("fund.record")}
				</Link>
			</Empty>
		</Page>
	);
};

interface Reading {
	readonly isRead: boolean;
	readonly subscription?: Subscription | undefined;
	readonly failure?: QueryError;
}

const WithSubscription = (props: { readonly id: SubscriptionId; readonly signedIn: SignedIn }): ReactNode => {
	const { id, signedIn } = props;
	const app = useApp();
	const [reading, setReading] = useState<Reading>({ isRead: false });
	const read = useCallback(async () => {
		setReading({ isRead: false });
		const found = await runRequest(app, readSubscription(id), shownReading);
		setReading(
			Result.isSuccess(found)
				? { isRead: true, subscription: found.success }
				: { isRead: true, failure: found.failure },
		);
	}, [app, id]);
	useEffect(() => void read(), [read]);
	if (!reading.isRead) return <Waiting />;
	if (reading.failure)
		return (
			<Page>
				<LoadError error={reading.failure} onRetry={() => void read()} />
			</Page>
		);
	if (!reading.subscription) return <NoSubscription />;
	return <Held read={reading.subscription} signedIn={signedIn} />;
};

const Held = (props: { readonly read: Subscription; readonly signedIn: SignedIn }): ReactNode => {
	const { read, signedIn } = props;
	const { t } = useWords();
	const app = useApp();
	const list = useFreshList(incomesOf(app, signedIn)(read.id));
	const actor = redemptionOf(app, signedIn)(read);
	const { subscription } = useSelector(actor, ({ context }) => context.facts);
	useEffect(() => {
		actor.send({ type: "facts", facts: { subscription: read } });
	}, [actor, read]);
	useDecision(() => actor.send({ type: "refresh" }), subscription.status === "refunding");
	return (
		<>
			<ListScreen
				hasTimes
				list={list}
				title={<bdi>{subscription.fund.title}</bdi>}
				keyOf={({ id }) => id}
				row={(income) => <IncomeRow income={income} currency={subscription.fund.currency} />}
				empty={<Empty text={t("fund.income.empty")} />}
				onRefresh={() => {
					list.send({ type: "refresh" });
					actor.send({ type: "refresh" });
				}}
			>
				<Term actor={actor} subscription={subscription} />
			</ListScreen>
			<Redeem actor={actor} subscription={subscription} />
		</>
	);
};

const IncomeRow = (props: { readonly income: Income; readonly currency: string }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const { interest, createdAt } = props.income;
	return (
		<Row
			title={t("fund.income.row")}
			figure={<FundAmount value={interest} unit={props.currency} />}
			note={times.short(createdAt)}
		/>
	);
};

interface TermProps {
	readonly actor: ReturnType<ReturnType<typeof redemptionOf>>;
	readonly subscription: Subscription;
}

/** The progress of the term, the income so far, and the cost of leaving today (ours, A-392). */
const Term = ({ actor, subscription }: TermProps): ReactNode => {
	const { t } = useWords();
	const { fund, status, dailyProfit, subscribedAt } = subscription;
	const facts = subscriptionFacts(subscription, t);
	const isRunning = useSelector(actor, (snapshot) => snapshot.matches("running"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const since = readMoment(subscribedAt);
	const ended = usePaidBack(actor, subscription);
	const term = status === "running" ? fundTerm(subscription) : undefined;
	return (
		<div className={classes.panel}>
			<Facts
				facts={[
					facts.status,
					facts.amount,
					facts.since,
					[
						t("fund.term"),
						term && fund.lockDays !== undefined
							? t("fund.term.passed", { passed: term.daysPassed, count: fund.lockDays })
							: fund.lockDays === undefined
								? noValue
								: t("fund.days", { count: fund.lockDays }),
					],
					...(status === "running" && fund.lockDays !== undefined && since !== undefined
						? [[t("fund.ends"), <Ends key="ends" from={since} lockDays={fund.lockDays} />] as const]
						: []),
					[t("fund.dailyProfit"), <FundAmount key="daily" value={dailyProfit} unit={fund.currency} />],
					facts.soFar,
					...ended.facts,
					...(term?.exitCost
						? [
								[
									t("fund.exitCost"),
									<FundAmount key="cost" value={term.exitCost} unit={fund.currency} />,
								] as const,
							]
						: []),
				]}
			/>
			{term?.exitCost ? (
				<>
					<p className={classes.note}>{t("fund.exitCost.text", { count: term.daysLeft })}</p>
					<HowPageFigures>
						{() => <ExitComputations subscription={subscription} daysLeft={term.daysLeft} />}
					</HowPageFigures>
				</>
			) : null}
			{ended.account === undefined ? null : (
				<Link className="quiet-button" to={`/mine/history?accountTypeId=${ended.account}`}>
					{t("fund.paidBack.see")}
				</Link>
			)}
			{isRunning ? (
				<button type="button" className="quiet-button" onClick={() => actor.send({ type: "redeem" })}>
					{t("fund.redeem")}
				</button>
			) : null}
			{isUnknown ? (
				<CommandOutcome
					actor={actor}
					about={t("fund.redeem")}
					notDone={t("fund.notDone.redeem")}
					isNotCarriedOut={false}
				/>
			) : null}
		</div>
	);
};

/** What an ended subscription has paid back, and the account that got it; while a redemption is checked, what it will pay back. */
const usePaidBack = (actor: TermProps["actor"], subscription: Subscription) => {
	const { t } = useWords();
	const form = useSelector(actor, ({ context }) => context.form);
	const pays = cashAccountKind(useSettings());
	const account = useAccounts()?.find(({ kind }) => kind === pays)?.accountId;
	const { amount, status } = subscription;
	if (status === "running") return { facts: [], account: undefined };
	const { penalty, returned, currency } = summariseRedemption(form, subscription);
	const paidBack = status === "finished" ? amount : returned;
	const isPaid = status !== "refunding";
	const facts: readonly Fact[] = [
		...(status === "finished" || !penalty
			? []
			: [[t("fund.figure.penalty"), <FundAmount key="penalty" value={penalty} unit={currency} />] as const]),
		[
			t(isPaid ? "fund.paidBack" : "fund.redeem.returned"),
			<FundAmount key="paid back" value={paidBack} unit={currency} />,
		],
		[t("shared.receipt.into"), t(`shared.balance.${pays}`)],
	];
	return { facts, account: isPaid ? account : undefined };
};

/** The question before an early redemption: the penalty in the fund's currency, and the amount that is returned (Spec 2 §9). */
const Redeem = ({ actor, subscription }: TermProps): ReactNode => {
	const { t } = useWords();
	const form = useSelector(actor, ({ context }) => context.form);
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("confirming redemption"));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const { penalty, returned, currency } = summariseRedemption(form, subscription);
	const pays = cashAccountKind(useSettings());
	return (
		<FundQuestion
			actor={actor}
			notDone={t("fund.notDone.redeem")}
			title={t("fund.redeem.title")}
			isOpen={isAsking || isSending}
			isSending={isSending}
			keep={t("fund.redeem.keep")}
			confirm={t("fund.redeem")}
			onKeep={() => actor.send({ type: "go back" })}
			onConfirm={() => actor.send({ type: "confirm" })}
		>
			<p>{t("fund.redeem.text")}</p>
			<Facts
				facts={[
					[t("fund.amount"), <FundAmount key="amount" value={subscription.amount} unit={currency} />],
					[t("fund.figure.penalty"), <FundAmount key="penalty" value={penalty} unit={currency} />],
					[t("fund.redeem.returned"), <FundAmount key="returned" value={returned} unit={currency} />],
					[t("shared.receipt.into"), t(`shared.balance.${pays}`)],
				]}
			/>
		</FundQuestion>
	);
};
