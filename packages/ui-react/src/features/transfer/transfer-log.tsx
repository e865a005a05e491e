import type { Balance } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { JournalLink } from "../../parts/journal/journal-link.tsx";
import { keepScroll } from "../../router/keep-scroll.ts";
import { lazySheet } from "../../router/lazy-sheet.tsx";
import { useApp } from "../../state/app.ts";
import { afterChange } from "../../state/subscribe.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { Chips } from "../../ui/control/chips.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty } from "../../ui/status/status.tsx";
import { logOf } from "./kept-list.ts";
import { TransferRow } from "./transfer-row.tsx";

const TransferExport = lazySheet(() => import("./transfer-export.ts").then((file) => file.TransferExport));

/** The transfers from or to the account `account`, by default the first one (Spec 2 §2, §7). */
export const TransferLog = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const accounts = useAccounts();
	const [query] = useSearchParams();
	const asked = query.get("account");
	const shown = accounts?.find(({ accountId }) => String(accountId) === asked) ?? accounts?.[0];
	if (!accounts || !shown)
		return (
			<Page title={t("transfer.history")}>
				<RowSkeletons />
			</Page>
		);
	return <Log key={shown.accountId} signedIn={signedIn} accounts={accounts} shown={shown} />;
};

interface LogProps {
	readonly signedIn: SignedIn;
	readonly accounts: readonly Balance[];
	readonly shown: Balance;
}

const Log = ({ signedIn, accounts, shown }: LogProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { accountId } = shown;
	const log = useFreshList(logOf(app, signedIn)(accountId), (catchUp) =>
		afterChange(app.balances, ({ context }) => context.balances, catchUp),
	);
	return (
		<ListScreen
			hasTimes
			title={t("transfer.history")}
			exportSheet={TransferExport}
			list={log}
			keyOf={({ place }) => place}
			row={(record) => <TransferRow record={record} accountId={accountId} accounts={accounts} />}
			footnote={<JournalLink kind="transfer" />}
			empty={
				<Empty text={t("transfer.history.none", { account: t(`shared.balance.${shown.kind}`) })}>
					<Link className="main-link" to="/mine/transfer">
						{t("transfer.submit")}
					</Link>
				</Empty>
			}
		>
			<AccountChips accounts={accounts} shown={shown} />
		</ListScreen>
	);
};

const AccountChips = ({ accounts, shown }: Omit<LogProps, "signedIn">): ReactNode => {
	const { t } = useWords();
	const [, setQuery] = useSearchParams();
	return (
		<Chips
			label={t("transfer.history.of")}
			chips={accounts.map(({ accountId, kind }) => ({ id: accountId, name: t(`shared.balance.${kind}`) }))}
			chosen={shown.accountId}
			onChoose={(id) =>
				setQuery({ type: "history", account: String(id) }, { replace: true, state: keepScroll })
			}
		/>
	);
};
