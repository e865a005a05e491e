import { totalBalance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { HideToggle } from "../../figures/hide-toggle.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { BalancesHow } from "../../parts/account/balances-how.tsx";
import { OutsideTotalSection } from "../../parts/account/outside-total/outside-total.tsx";
import { WithOpenPositions } from "../../parts/account/with-open-positions.tsx";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ListError } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import { AccountCard, AccountCardSkeleton } from "./account-card.tsx";
import classes from "./accounts.module.css";
import { useAccountsReading } from "./use-accounts-reading.ts";

/** Total assets, and each account with its free and locked money (Spec 1 §2, §6; Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { accounts, error, isFailed, isBusy, load } = useAccountsReading();
	const [isHidden] = useHiddenAmounts();
	return (
		<Page actions={<RefreshButton isBusy={isBusy} onPress={load} />}>
			<PullToRefresh onRefresh={load}>
				{isFailed ? <ListError error={error} hasRows={accounts !== undefined} onRetry={load} /> : null}
				{isFailed && !accounts ? null : (
					<div className={classes.page} aria-busy={!accounts}>
						<section className={classes.total} aria-label={t("account.total")}>
							<h2>{t("account.total")}</h2>
							<HideToggle />
							<p className={classes.figure}>
								{accounts ? <Money value={totalBalance(accounts)} /> : <Skeleton width={170} height={30} />}
							</p>
							{accounts ? <WithOpenPositions total={totalBalance(accounts)} /> : null}
							<div className={classes.outside}>
								<OutsideTotalSection />
							</div>
							<BalancesHow balances={accounts} isHidden={isHidden} />
						</section>
						<ul className={classes.accounts}>
							{accounts?.map((account) => <AccountCard key={account.accountId} account={account} />) ?? (
								<AccountCardSkeleton />
							)}
						</ul>
						<p className={classes.note}>{t("account.note")}</p>
					</div>
				)}
			</PullToRefresh>
		</Page>
	);
};
