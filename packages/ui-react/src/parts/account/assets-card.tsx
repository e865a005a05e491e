import { type Balance, shownTotal } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { HideToggle } from "../../figures/hide-toggle.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import { QuickMoney } from "../money/quick-money.tsx";
import { AccountRow, AccountRowSkeleton } from "./account-row.tsx";
import classes from "./assets-card.module.css";
import { BalancesHow } from "./balances-how.tsx";
import { OutsideTotalSection } from "./outside-total/outside-total.tsx";
import { WithOpenPositions } from "./with-open-positions.tsx";

/**
 * Total assets with the hide toggle, the accounts they consist of, deposit and withdraw (Spec 1 §2, §6). The same card in the user
 * centre, the wallet and the overview of the accounts.
 */
export const AssetsCard = (props: {
	/** `undefined` until read. */
	readonly accounts: readonly Balance[] | undefined;
}): ReactNode => {
	const { accounts } = props;
	const { t } = useWords();
	const [isHidden] = useHiddenAmounts();
	const total = accounts && shownTotal(accounts);
	return (
		<AssetsFrame isBusy={!accounts}>
			<div className={classes.head}>
				<h2>{t("shared.balance.total")}</h2>
				<HideToggle />
			</div>
			<p className={classes.total}>
				{accounts ? <Money value={total} /> : <Skeleton width={170} height={28} />}
			</p>
			<p className={classes.second}>{accounts ? <WithOpenPositions total={total} showsProfit /> : null}</p>
			<ul className={classes.accounts}>
				{accounts?.map((account) => <AccountRow key={account.accountId} account={account} />) ?? (
					<AccountRowSkeleton />
				)}
			</ul>
			<OutsideTotalSection />
			<QuickMoney />
			<BalancesHow balances={accounts} isHidden={isHidden} />
		</AssetsFrame>
	);
};

/** The card around it. */
export const AssetsFrame = (props: {
	readonly isBusy?: boolean;
	readonly children: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	return (
		<section className={classes.card} aria-label={t("shared.balance.total")} aria-busy={props.isBusy}>
			{props.children}
		</section>
	);
};
