import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { staysThere } from "../../router/keep-scroll.ts";
import { useApp } from "../../state/app.ts";
import { useShownAccounts } from "../../state/use-accounts.ts";
import { useAmountsHidden } from "../../state/use-hidden-amounts.ts";
import { useSelected } from "../../state/use-selected.ts";
import { Chips } from "../../ui/form/chips.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { Empty, Failed } from "../../ui/status/status.tsx";
import { useAccountActors } from "./account-actors.ts";
import { AccountDetailCard, AccountDetailSkeleton } from "./account-detail-card.tsx";
import classes from "./account-history.module.css";
import { HideToggle } from "./hide-toggle.tsx";
import { RecordsList } from "./records-list.tsx";

/** One account and what happened on it; `accountTypeId` says which, else it is the first (Spec 2 §2). */
export const AccountHistoryScreen = (): ReactNode => {
	const { say } = useWords();
	const { balances } = useApp();
	const [query] = useSearchParams();
	const accounts = useShownAccounts();
	const error = useSelected(balances, ({ context }) => context.error);
	const isFailed = useSelected(balances, (snapshot) => snapshot.matches("failed"));
	const asked = query.get("accountTypeId");
	const shown = accounts?.find(({ accountId }) => String(accountId) === asked) ?? accounts?.[0];
	if (accounts && shown) return <History key={shown.accountId} accounts={accounts} shown={shown} />;
	if (accounts)
		return (
			<Page back title={say("account.history")}>
				<Empty text={say("account.none")} />
			</Page>
		);
	return (
		<Page back title={say("account.history")}>
			{isFailed ? (
				<Failed error={error} onRetry={() => balances.send({ type: "load" })} />
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
	const { say } = useWords();
	const { detail, records, refresh } = useAccountActors(shown.accountId);
	const isBusy = useSelected(records, (snapshot) => snapshot.hasTag("busy"));
	const [isHidden, toggle] = useAmountsHidden();
	return (
		<Page
			back
			title={say("account.history")}
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
				<h2 className={classes.heading}>{say("account.changes")}</h2>
				<RecordsList records={records} isHidden={isHidden} />
			</PullToRefresh>
		</Page>
	);
};

const AccountChips = ({ accounts, shown }: HistoryProps): ReactNode => {
	const { say } = useWords();
	const [, setQuery] = useSearchParams();
	return (
		<Chips
			label={say("account.which")}
			chips={accounts.map(({ accountId, kind }) => ({ id: accountId, name: say(`account.name.${kind}`) }))}
			chosen={shown.accountId}
			onChoose={(id) => setQuery({ accountTypeId: String(id) }, { replace: true, state: staysThere })}
		/>
	);
};
