import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { AssetsCard, AssetsFrame } from "../../parts/account/assets-card.tsx";
import { useApp } from "../../state/app.ts";
import { haveBalancesFailed, useAccounts } from "../../state/use-accounts.ts";
import { LoadError } from "../../ui/status/status.tsx";
import { AccountBalance, AccountBalanceSkeleton } from "./account-balance.tsx";

/** Total assets, and each account with its free and locked money (Spec 1 §2, §6). */
export const BalanceCard = (): ReactNode => {
	const app = useApp();
	const { balances, error } = useSelector(app.balances, (snapshot) => snapshot.context);
	const isFailed = useSelector(app.balances, haveBalancesFailed);
	const accounts = useAccounts();
	if (isFailed && !balances)
		return (
			<AssetsFrame>
				<LoadError error={error} onRetry={() => app.balances.send({ type: "load" })} />
			</AssetsFrame>
		);
	return (
		<AssetsCard accounts={accounts}>
			{accounts?.map((balance) => <AccountBalance key={balance.accountId} balance={balance} />) ?? (
				<AccountBalanceSkeleton />
			)}
		</AssetsCard>
	);
};
