import { cashAccountKind } from "@tradewind/domain/account";
import { fundTerm, type Subscription, summariseRedemption } from "@tradewind/domain/fund";
import { readMoment } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { noValue } from "../../figures/figure-text.ts";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { subscriptionFacts } from "../../parts/fund/record/subscription-record.tsx";
import { useAccounts } from "../../state/use-accounts.ts";
import { useSettings } from "../../state/use-settings.ts";
import { CommandOutcome } from "../../ui/control/command-outcome.tsx";
import { type Fact, Facts } from "../../ui/sheet/fact-list.tsx";
import { Ends } from "./ends.tsx";
import classes from "./fund.module.css";
import { ExitComputations } from "./fund-computations.tsx";
import type { redemptionOf } from "./kept-actors.ts";

export interface TermProps {
	readonly actor: ReturnType<ReturnType<typeof redemptionOf>>;
	readonly subscription: Subscription;
}

/** The progress of the term, the income so far, and the cost of leaving today (ours, A-392). */
export const Term = ({ actor, subscription }: TermProps): ReactNode => {
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
