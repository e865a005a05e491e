import { type Balance, shownTotal } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { QuickMoney } from "../money/quick-money.tsx";
import { AccountRow, AccountRowSkeleton } from "./account-row.tsx";
import classes from "./assets-card.module.css";
import { AssetsHeadline } from "./assets-headline.tsx";
import { BalancesHow } from "./balances-how.tsx";
import { OutsideTotalSection } from "./outside-total/outside-total.tsx";

/**
 * What the money is worth and the total assets, the accounts they consist of, deposit and withdraw (Spec 1 §2, §6). The same card in the user
 * centre, the wallet and the overview of the accounts.
 */
export const AssetsCard = (props: {
	/** `undefined` until read. */
	readonly accounts: readonly Balance[] | undefined;
}): ReactNode => {
	const { accounts } = props;
	const [isHidden] = useHiddenAmounts();
	return (
		<AssetsFrame isBusy={!accounts}>
			<AssetsHeadline total={accounts && shownTotal(accounts)} isRead={accounts !== undefined} />
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
