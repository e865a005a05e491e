import { totalBalance } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { BalancesHow } from "../../figures/balances-how.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ListError } from "../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { QuickMoney } from "../../ui/money/quick-money.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import { HideToggle } from "./hide-toggle.tsx";
import classes from "./wallet.module.css";
import { WalletAccounts } from "./wallet-accounts.tsx";
import { WalletLinks } from "./wallet-links.tsx";

/** The balance, each account, and the ways to move money (Spec 2 §2, §6). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { balances } = useApp();
	const accounts = useAccounts();
	const error = useSelector(balances, ({ context }) => context.error);
	const hasFailed = useSelector(balances, (snapshot) => snapshot.matches("failed"));
	// The error stays visible during the automatic retry.
	const isFailed = hasFailed || (accounts !== undefined && error !== undefined);
	const isBusy = useSelector(balances, (snapshot) => snapshot.hasTag("busy"));
	const [isHidden, toggle] = useHiddenAmounts();
	const load = () => balances.send({ type: "load" });
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
