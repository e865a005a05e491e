import type { Balance, Statement } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import { knownZone } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { HideToggle } from "../../../figures/hide-toggle.tsx";
import type { SiteTimes } from "../../../i18n/site-times.ts";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { zoneOffset } from "../../../i18n/zone-offset.ts";
import { AccountChips } from "../../../parts/account/account-chips.tsx";
import { keepScroll } from "../../../router/keep-scroll.ts";
import { useApp } from "../../../state/app.ts";
import { haveBalancesFailed, useAccounts } from "../../../state/use-accounts.ts";
import { useSession } from "../../../state/use-session.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { NoMore } from "../../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { isBefore, type Month, monthAt, monthText, rangeOf, readMonth } from "./month.ts";
import { MonthStepper } from "./month-stepper.tsx";
import classes from "./statement.module.css";
import { type StatementActor, statementActorOf } from "./statement-actor.ts";
import { StatementCard } from "./statement-card.tsx";
import { recordTime } from "./statement-facts.ts";
import { StatementFiles } from "./statement-files.tsx";
import { StatementRow } from "./statement-row.tsx";

/** The statement of an account for a month of the site's time zone (our addition): opening balance, movements, closing balance. */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { balances } = useApp();
	const { signedIn } = useSession();
	const accounts = useAccounts();
	const error = useSelector(balances, ({ context }) => context.error);
	const isFailed = useSelector(balances, haveBalancesFailed);
	const [query] = useSearchParams();
	const asked = query.get("accountTypeId");
	const account = accounts?.find(({ accountId }) => String(accountId) === asked) ?? accounts?.[0];
	if (signedIn && accounts && account)
		return <StatementPage accounts={accounts} account={account} signedIn={signedIn} />;
	return (
		<Page>
			{accounts ? <Empty text={t("account.none")} /> : null}
			{!accounts && isFailed ? (
				<LoadError error={error} onRetry={() => balances.send({ type: "load" })} />
			) : null}
			{accounts || isFailed ? null : <RowSkeletons />}
		</Page>
	);
};

interface StatementPageProps {
	readonly accounts: readonly Balance[];
	readonly account: Balance;
	readonly signedIn: SignedIn;
}

const StatementPage = ({ accounts, account, signedIn }: StatementPageProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const actor = statementActorOf(app, signedIn);
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const period = usePeriod();
	useStatement(actor, account.accountId, period.range);
	const [, setQuery] = useSearchParams();
	const choose = (accountId: number, month: Month) =>
		setQuery(
			{ accountTypeId: String(accountId), month: monthText(month) },
			{ replace: true, state: keepScroll },
		);
	const refresh = () => actor.send({ type: "refresh" });
	return (
		<Page
			actions={
				<>
					<HideToggle />
					<RefreshButton isBusy={isBusy} onPress={refresh} />
				</>
			}
		>
			<PullToRefresh onRefresh={refresh}>
				<AccountChips
					label={t("account.which")}
					accounts={accounts}
					chosen={account.accountId}
					onChoose={(id) => choose(id, period.month)}
				/>
				<MonthStepper
					month={period.month}
					latest={period.latest}
					onChoose={(month) => choose(account.accountId, month)}
				/>
				<StatementBody actor={actor} account={account} signedIn={signedIn} period={period} />
			</PullToRefresh>
		</Page>
	);
};

interface Period {
	readonly month: Month;
	/** The current month. */
	readonly latest: Month;
	readonly range: ReturnType<typeof rangeOf>;
}

/** The month of the address, by default the current one; never a later one. */
const usePeriod = (): Period => {
	const { timeZone } = useSettings();
	const [query] = useSearchParams();
	const asked = query.get("month") ?? "";
	return useMemo(() => {
		const offset = zoneOffset(knownZone(timeZone));
		const latest = monthAt(Date.now() / 1000, offset);
		const wanted = readMonth(asked);
		const month = wanted && !isBefore(latest, wanted) ? wanted : latest;
		return { month, latest, range: rangeOf(month, offset) };
	}, [timeZone, asked]);
};

/** Reads the statement of the shown account and month; one that is shown already is read again on arrival. */
const useStatement = (
	actor: StatementActor,
	accountId: number,
	{ startTime, endTime }: Period["range"],
): void => {
	useEffect(() => {
		const { query } = actor.getSnapshot().context;
		const isSame = query?.accountId === accountId && query.range.startTime === startTime;
		if (isSame) actor.send({ type: "refresh" });
		else actor.send({ type: "choose", query: { accountId, range: { startTime, endTime } } });
	}, [actor, accountId, startTime, endTime]);
};

interface StatementBodyProps {
	readonly actor: StatementActor;
	readonly account: Balance;
	readonly signedIn: SignedIn;
	readonly period: Period;
}

const StatementBody = ({ actor, account, signedIn, period }: StatementBodyProps): ReactNode => {
	const { t } = useWords();
	const { result, error } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const time = useTimes();
	const failure = isFailed ? (
		<ListError error={error} hasRows={result !== undefined} onRetry={() => actor.send({ type: "refresh" })} />
	) : null;
	if (!result) return failure ?? <StatementSkeleton />;
	if (result.is === "statement")
		return (
			<>
				{failure}
				<StatementCard statement={result.statement} />
				<StatementFiles
					statement={result.statement}
					account={account}
					signedIn={signedIn}
					month={period.month}
					range={period.range}
					time={time}
				/>
				<Movements statement={result.statement} time={time} />
			</>
		);
	return (
		<>
			{failure}
			<div className={classes.wrong} role="alert">
				<p>{t(`account.statement.${result.is}`)}</p>
				{result.is === "contradictory" ? (
					<p>
						<bdi>{result.at.reason.text}</bdi> · {recordTime(result.at.createdAt, time)} ({time.zone})
					</p>
				) : null}
			</div>
		</>
	);
};

const Movements = (props: { readonly statement: Statement; readonly time: SiteTimes }): ReactNode => {
	const { t } = useWords();
	const { statement, time } = props;
	if (statement.movements.length === 0) return <Empty text={t("account.statement.none")} />;
	return (
		<>
			<h2 className={classes.heading}>{t("account.statement.movements", { zone: time.zone })}</h2>
			<RowList>
				{statement.movements.map((record) => (
					<li key={record.id}>
						<StatementRow record={record} time={recordTime(record.createdAt, time)} />
					</li>
				))}
			</RowList>
			<NoMore after={statement.movements.length} />
		</>
	);
};

const StatementSkeleton = (): ReactNode => (
	<>
		<div className={classes.card} aria-busy="true">
			{["opening", "in", "out", "closing"].map((line) => (
				<Skeleton key={line} height={20} />
			))}
		</div>
		<RowSkeletons />
	</>
);
