import type { Balance } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { HideToggle } from "../../figures/hide-toggle.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { draftOf } from "../../kept/drafts.ts";
import { AccountChips } from "../../parts/account/account-chips.tsx";
import { keepScroll } from "../../router/keep-scroll.ts";
import { useApp } from "../../state/app.ts";
import { haveBalancesFailed, useAccounts } from "../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { DateFilter } from "../../ui/list/filter/date-filter.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { AccountDetailCard, AccountDetailSkeleton } from "./account-detail-card.tsx";
import classes from "./account-history.module.css";
import { recordsOf } from "./kept-lists.ts";
import { RecordRow } from "./record-row.tsx";
import { onMoneyMoved, useAccountDetail } from "./use-account-detail.ts";

/** The details and records of the account `accountTypeId`, by default of the first account (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { balances } = useApp();
	const [query] = useSearchParams();
	const accounts = useAccounts();
	const error = useSelector(balances, ({ context }) => context.error);
	const isFailed = useSelector(balances, haveBalancesFailed);
	const { signedIn } = useSession();
	const asked = query.get("accountTypeId");
	const shown = accounts?.find(({ accountId }) => String(accountId) === asked) ?? accounts?.[0];
	if (signedIn && accounts && shown)
		return <History key={shown.accountId} accounts={accounts} shown={shown} signedIn={signedIn} />;
	if (accounts)
		return (
			<Page>
				<Empty text={t("account.none")} />
			</Page>
		);
	return (
		<Page>
			{isFailed ? (
				<LoadError error={error} onRetry={() => balances.send({ type: "load" })} />
			) : (
				<>
					<AccountDetailSkeleton kind="forex" />
					<RowSkeletons />
				</>
			)}
		</Page>
	);
};

interface HistoryProps {
	readonly accounts: readonly Balance[];
	readonly shown: Balance;
	readonly signedIn: SignedIn;
}

const History = ({ accounts, shown, signedIn }: HistoryProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const app = useApp();
	const [, setQuery] = useSearchParams();
	const detail = useAccountDetail(shown.accountId);
	const records = useFreshList(recordsOf(app, signedIn)(shown.accountId), (catchUp) =>
		onMoneyMoved(detail, catchUp),
	);
	const query = useSelector(records, ({ context }) => context.query);
	const rows = useSelector(records, ({ context }) => context.rows);
	const [isHidden] = useHiddenAmounts();
	const refresh = () => {
		detail.send({ type: "refresh" });
		records.send({ type: "refresh" });
	};
	return (
		<ListScreen
			actions={<HideToggle />}
			list={records}
			keyOf={({ id }) => id}
			row={(record) => <RecordRow record={record} older={rows[rows.indexOf(record) + 1]} />}
			empty={t(query.range ? "account.changes.noneThen" : "account.changes.none")}
			onRefresh={refresh}
		>
			<AccountChips
				label={t("account.which")}
				accounts={accounts}
				chosen={shown.accountId}
				onChoose={(id) => setQuery({ accountTypeId: String(id) }, { replace: true, state: keepScroll })}
			/>
			<AccountDetailCard detail={detail} kind={shown.kind} isHidden={isHidden} />
			<p className={classes.links}>
				<Link to="/mine/journal?kind=balance">{t("account.links.journal")}</Link>
				<Link to={`/mine/statement?accountTypeId=${shown.accountId}`}>{t("account.statement")}</Link>
			</p>
			<h2 className={classes.heading}>{t("account.changes", { zone: times.zone })}</h2>
			<DateFilter
				list={records}
				draft={draftOf(app, `days of account ${query.accountId}`)}
				filtered={t("account.changes.filtered", { zone: times.zone })}
				onRange={(range) => records.send({ type: "query changed", query: { ...query, range } })}
			/>
		</ListScreen>
	);
};
