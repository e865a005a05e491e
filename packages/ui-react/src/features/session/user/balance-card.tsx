import { totalBalance } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { BalancesHow } from "../../../figures/balances-how.tsx";
import { Money } from "../../../figures/money.tsx";
import { WithOpenPositions } from "../../../figures/with-open-positions.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useAccounts } from "../../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { QuickMoney } from "../../../ui/money/quick-money.tsx";
import { LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { AccountBalance, AccountBalanceSkeleton } from "./account-balance.tsx";
import classes from "./balance-card.module.css";

/** Total assets with the hide toggle, each account with its free and locked money, recharge and withdraw (Spec 1 §2, §6). */
export const BalanceCard = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { balances, error } = useSelector(app.balances, (snapshot) => snapshot.context);
	const isFailed = useSelector(app.balances, (snapshot) => snapshot.matches("failed"));
	const [isHidden, toggle] = useHiddenAmounts();
	const shown = useAccounts();
	if (isFailed && !balances)
		return (
			<section className={classes.card} aria-label={t("shared.balance.total")}>
				<LoadError error={error} onRetry={() => app.balances.send({ type: "load" })} />
			</section>
		);
	return (
		<section className={classes.card} aria-label={t("shared.balance.total")} aria-busy={!shown}>
			<div className={classes.head}>
				<h2>{t("shared.balance.total")}</h2>
				<button
					type="button"
					className="icon-button"
					aria-label={t("session.hideAmounts")}
					aria-pressed={isHidden}
					onClick={toggle}
				>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
						{isHidden ? <path d="M4 4l16 16" /> : null}
					</svg>
				</button>
			</div>
			<p className={classes.total}>
				{shown ? <Money value={totalBalance(shown)} /> : <Skeleton width={170} height={28} />}
			</p>
			<p className={classes.second}>{shown ? <WithOpenPositions total={totalBalance(shown)} /> : null}</p>
			<ul className={classes.accounts}>
				{shown?.map((balance) => <AccountBalance key={balance.accountId} balance={balance} />) ?? (
					<AccountBalanceSkeleton />
				)}
			</ul>
			<QuickMoney />
			<BalancesHow balances={shown} isHidden={isHidden} />
		</section>
	);
};
