import { totalBalance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { BalancesHow } from "../../figures/balances-how.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ListError } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { QuickMoney } from "../../ui/money/quick-money.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import { HideToggle } from "./hide-toggle.tsx";
import { useAccountsReading } from "./use-accounts-reading.ts";
import classes from "./wallet.module.css";
import { WalletAccounts } from "./wallet-accounts.tsx";
import { WalletLinks } from "./wallet-links.tsx";

/** The balance, each account, and the ways to move money (Spec 2 §2, §6). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { accounts, error, isFailed, isBusy, load } = useAccountsReading();
	const [isHidden, toggle] = useHiddenAmounts();
	return (
		<Page actions={<RefreshButton isBusy={isBusy} onPress={load} />}>
			<PullToRefresh onRefresh={load}>
				{isFailed ? <ListError error={error} hasRows={accounts !== undefined} onRetry={load} /> : null}
				<div className={classes.page} aria-busy={!accounts && !isFailed}>
					{isFailed && !accounts ? null : (
						<section className={classes.card} aria-label={t("account.total")}>
							<div className={classes.head}>
								<h2>{t("account.total")}</h2>
								<HideToggle isHidden={isHidden} onToggle={toggle} />
							</div>
							<p className={classes.total}>
								{accounts ? <Money value={totalBalance(accounts)} /> : <Skeleton width={170} height={30} />}
							</p>
							<WalletAccounts accounts={accounts} />
							<QuickMoney />
							<BalancesHow balances={accounts} isHidden={isHidden} />
						</section>
					)}
					<WalletLinks />
				</div>
			</PullToRefresh>
		</Page>
	);
};
