import { cashAccountKind } from "@tradewind/domain/account";
import {
	type Fund,
	fundId,
	isInSiteCurrency,
	largestSubscription,
	summariseSubscription,
} from "@tradewind/domain/fund";
import { money, readTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { Figure } from "../../figures/figure.tsx";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { useWords } from "../../i18n/words.ts";
import { useShownIssues } from "../../issues/use-shown-issues.ts";
import { warningText } from "../../issues/warning-text.ts";
import { PayingAccount } from "../../parts/account/paying/paying-account.tsx";
import { Shortage } from "../../parts/account/paying/shortage.tsx";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { useAddressId } from "../../router/address-id.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useApp } from "../../state/app.ts";
import { deviceNow } from "../../state/device-clock.ts";
import { useOnReconnect } from "../../state/on-reconnect.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { FigureRow } from "../../ui/control/figure-row.tsx";
import { AmountField } from "../../ui/form/amount-field.tsx";
import { FormScreen } from "../../ui/form/form-screen.tsx";
import { Html } from "../../ui/html/html.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Facts } from "../../ui/sheet/fact-list.tsx";
import { Empty, LoadError, Skeleton } from "../../ui/status/status.tsx";
import { Ends } from "./ends.tsx";
import classes from "./fund.module.css";
import { IncomeComputations } from "./fund-computations.tsx";
import { FundPicture } from "./fund-picture.tsx";
import { FundQuestion } from "./fund-question.tsx";
import { subscriptionOf } from "./kept-actors.ts";

/** Subscribing to a fund: its details, the amount and its income, and the confirmation (Spec 2 §2, §5). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { signedIn } = useSession();
	const id = useAddressId();
	if (!signedIn)
		return (
			<Page>
				<RowSkeletons />
			</Page>
		);
	if (id === undefined)
		return (
			<Page>
				<Empty text={t("fund.empty")}>
					<Link className="main-link" to="/mining">
						{t("fund.record.toFunds")}
					</Link>
				</Empty>
			</Page>
		);
	return (
		<WithReceipt key={id} name={`fund ${id}`} signedIn={signedIn}>
			<Subscribe actor={subscriptionOf(app, signedIn)(fundId(id))} />
		</WithReceipt>
	);
};

type SubscriptionActor = ReturnType<ReturnType<typeof subscriptionOf>>;

const Subscribe = ({ actor }: { readonly actor: SubscriptionActor }): ReactNode => {
	const { language } = useWords();
	const { fund, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	useEffect(() => actor.send({ type: "facts", facts: { language: language.code } }), [actor, language]);
	useEffect(() => actor.send({ type: "refresh" }), [actor]);
	useOnReconnect(() => actor.send({ type: "refresh" }));
	if (isFailed)
		return (
			<Page>
				<LoadError error={error} onRetry={() => actor.send({ type: "refresh" })} />
			</Page>
		);
	if (!fund)
		return (
			<Page>
				<RowSkeletons />
			</Page>
		);
	return <SubscriptionForm actor={actor} fund={fund} />;
};

interface FormProps {
	readonly actor: SubscriptionActor;
	readonly fund: Fund;
}

const SubscriptionForm = ({ actor, fund }: FormProps): ReactNode => {
	const words = useWords();
	const { t, language } = words;
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const { issues, warnings, dailyProfit, totalProfit } = summariseSubscription(form, facts);
	const settings = useSettings();
	const pays = cashAccountKind(settings);
	const { issue, issueField, errorOf } = useShownIssues(issues);
	const typed = Result.getOrUndefined(readTypedDecimal(form.amount, language.code));
	const free = useAccounts()?.find(({ kind }) => kind === pays)?.free;
	const isComparable = isInSiteCurrency(fund, settings);
	return (
		<>
			<FormScreen
				actor={actor}
				title={<bdi>{fund.title}</bdi>}
				about={t("fund.subscribe.title")}
				notDone={t("fund.notDone")}
				submit={t("fund.subscribe")}
				issue={issue}
				issueField={issueField}
				toastsIssue={issues[0]?.is === "amount missing"}
			>
				<FundPicture address={fund.image} />
				<Facts facts={factsOf(fund, t)} />
				<AmountField
					name="amount"
					label={t("fund.amount")}
					currency={fund.currency}
					value={form.amount}
					max={isComparable && free ? largestSubscription(fund, free) : undefined}
					error={errorOf("amount")}
					hint={
						<>
							<PayingAccount pays={pays} />{" "}
							{warnings.map((warning) => (
								<span key={warning.is} className={classes.warning}>
									{warningText(warning, words, fund.currency)}
								</span>
							))}
						</>
					}
					onType={(amount) => actor.send({ type: "change", change: { is: "amount", text: amount } })}
				/>
				{typed && isComparable ? <Shortage pays={pays} needed={money(typed)} /> : null}
				<FigureRow>
					<div>
						<dt>{t("fund.dailyProfit")}</dt>
						<dd>
							<FundAmount value={dailyProfit} unit={fund.currency} />
						</dd>
					</div>
					<div>
						<dt>{t("fund.totalProfit")}</dt>
						<dd>
							<FundAmount value={totalProfit} unit={fund.currency} />
						</dd>
					</div>
				</FigureRow>
				{typed && dailyProfit ? (
					<HowPageFigures>{() => <IncomeComputations fund={fund} amount={typed} />}</HowPageFigures>
				) : (
					<HowPageFigures />
				)}
				{fund.description === "" ? null : (
					<LazyBoundary fallback={<Skeleton height={48} />}>
						<Html text={fund.description} />
					</LazyBoundary>
				)}
				<p className={classes.note}>{t("fund.risk")}</p>
			</FormScreen>
			<Confirm actor={actor} fund={fund} />
		</>
	);
};

const factsOf = (fund: Fund, t: ReturnType<typeof useWords>["t"]) =>
	[
		[t("fund.dividend"), <Figure key="dividend" value={fund.dividendPercent} digits="own" unit="%" />],
		[t("fund.lockDays"), t("fund.days", { count: fund.lockDays })],
		[
			t("fund.minimum"),
			fund.minimum ? (
				<FundAmount key="minimum" value={fund.minimum} unit={fund.currency} isPublic />
			) : (
				t("fund.none")
			),
		],
		[
			t("fund.maximum"),
			fund.maximum ? (
				<FundAmount key="maximum" value={fund.maximum} unit={fund.currency} isPublic />
			) : (
				t("fund.none")
			),
		],
		...(fund.limit
			? [[t("fund.limit"), <Figure key="limit" value={fund.limit} digits="own" />] as const]
			: []),
		[t("fund.penalty"), <Figure key="penalty" value={fund.penaltyPercent} digits="own" unit="%" />],
	] as const;

/** The question before the money is locked; a refusal keeps it open. */
const Confirm = ({ actor, fund }: FormProps): ReactNode => {
	const { t } = useWords();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("confirming"));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const { order, dailyProfit, totalProfit } = summariseSubscription(form, facts);
	const pays = cashAccountKind(useSettings());
	return (
		<FundQuestion
			actor={actor}
			notDone={t("fund.notDone")}
			title={t("fund.confirm")}
			isOpen={isAsking || isSending}
			isSending={isSending}
			keep={t("shared.confirm.cancel")}
			confirm={t("fund.subscribe")}
			onKeep={() => actor.send({ type: "go back" })}
			onConfirm={() => actor.send({ type: "confirm" })}
		>
			<Facts
				facts={[
					[t("fund.amount"), <FundAmount key="amount" value={order?.amount} unit={fund.currency} />],
					[t("shared.receipt.from"), t(`shared.balance.${pays}`)],
					[t("fund.lockDays"), t("fund.days", { count: fund.lockDays })],
					[t("fund.ends"), <Ends key="ends" from={deviceNow().wall} lockDays={fund.lockDays} />],
					[t("fund.dailyProfit"), <FundAmount key="daily" value={dailyProfit} unit={fund.currency} />],
					[t("fund.totalProfit"), <FundAmount key="total" value={totalProfit} unit={fund.currency} />],
					[t("fund.penalty"), <Figure key="penalty" value={fund.penaltyPercent} digits="own" unit="%" />],
				]}
			/>
			<p className={classes.note}>{t("fund.confirm.text")}</p>
		</FundQuestion>
	);
};
