import type { ReactNode } from "react";
import { AssetsCard } from "../../parts/account/assets-card.tsx";
import { BalanceCourse } from "../../parts/account/course/balance-course.tsx";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ListError } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { useAccountsReading } from "./use-accounts-reading.ts";
import classes from "./wallet.module.css";
import { WalletLinks } from "./wallet-links.tsx";

/**
 * Total assets, each account with its available and frozen money, and the ways to move money: the wallet and the overview of the
 * accounts (Spec 1 §2, §6; Spec 2 §2, §6; docs/assumptions.md, A-561).
 */
export const Screen = (): ReactNode => {
	const { signedIn } = useSession();
	const { accounts, error, isFailed, isBusy, load } = useAccountsReading();
	return (
		<Page actions={<RefreshButton isBusy={isBusy} onPress={load} />}>
			<PullToRefresh onRefresh={load}>
				{isFailed ? <ListError error={error} hasRows={accounts !== undefined} onRetry={load} /> : null}
				<div className={classes.page} aria-busy={!accounts && !isFailed}>
					{isFailed && !accounts ? null : <AssetsCard accounts={accounts} />}
					{accounts && signedIn ? <BalanceCourse accounts={accounts} signedIn={signedIn} /> : null}
					<WalletLinks />
				</div>
			</PullToRefresh>
		</Page>
	);
};
