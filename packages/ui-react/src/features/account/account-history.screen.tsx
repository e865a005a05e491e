import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { keepScroll } from "../../router/keep-scroll.ts";
import { useApp } from "../../state/app.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { useSelector } from "../../state/use-selected.ts";
import { Chips } from "../../ui/form/chips.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { useAccountActors } from "./account-actors.ts";
import { AccountDetailCard, AccountDetailSkeleton } from "./account-detail-card.tsx";
import classes from "./account-history.module.css";
import { HideToggle } from "./hide-toggle.tsx";
import { RecordsList } from "./records-list.tsx";

/** One account and what happened on it; `accountTypeId` says which, else it is the first (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { balances } = useApp();
	const [query] = useSearchParams();
	const accounts = useAccounts();
	const error = useSelector(balances, ({ context }) => context.error);
	const isFailed = useSelector(balances, (snapshot) => snapshot.matches("failed"));
	const asked = query.get("accountTypeId");
	const shown = accounts?.find(({ accountId }) => String(accountId) === asked) ?? accounts?.[0];
	if (accounts && shown) return <History key={shown.accountId} accounts={accounts} shown={shown} />;
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
					<AccountDetailSkeleton />
					<RowSkeletons />
				</>
			)}
		</Page>
	);
};

interface HistoryProps {
	readonly accounts: readonly Balance[];
	readonly shown: Balance;
}

const History = ({ accounts, shown }: HistoryProps): ReactNode => {
	const { t } = useWords();
	const { detail, records, refresh } = useAccountActors(shown.accountId);
	const isBusy = useSelector(records, (snapshot) => snapshot.hasTag("busy"));
	const [isHidden, toggle] = useHiddenAmounts();
	return (
		<Page
			actions={
				<>
					<HideToggle isHidden={isHidden} onToggle={toggle} />
					<RefreshButton isBusy={isBusy} onPress={refresh} />
				</>
			}
		>
			{accounts.length > 1 ? <AccountChips accounts={accounts} shown={shown} /> : null}
			<PullToRefresh onRefresh={refresh}>
				<AccountDetailCard detail={detail} isHidden={isHidden} />
				<h2 className={classes.heading}>{t("account.changes")}</h2>
				<RecordsList records={records} isHidden={isHidden} />
			</PullToRefresh>
		</Page>
	);
};

const AccountChips = ({ accounts, shown }: HistoryProps): ReactNode => {
	const { t } = useWords();
	const [, setQuery] = useSearchParams();
	return (
		<Chips
			label={t("account.which")}
			chips={accounts.map(({ accountId, kind }) => ({ id: accountId, name: t(`account.name.${kind}`) }))}
			chosen={shown.accountId}
			onChoose={(id) => setQuery({ accountTypeId: String(id) }, { replace: true, state: keepScroll })}
		/>
	);
};
