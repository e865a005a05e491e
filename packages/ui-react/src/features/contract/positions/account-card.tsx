import type { ReactNode } from "react";
import { AccountRow } from "../../../parts/account/account-row.tsx";
import { useAccounts } from "../../../state/use-accounts.ts";
import { OpenTotals } from "../orders/totals.tsx";
import classes from "./account-card.module.css";

/** The contract account and its margin level, below the ticket of a desktop (docs/assumptions/screens.md, A-977). */
export const AccountCard = (): ReactNode => {
	const account = useAccounts()?.find(({ kind }) => kind === "forex");
	return (
		<>
			{account ? (
				<ul className={classes.account}>
					<AccountRow account={account} />
				</ul>
			) : null}
			<OpenTotals />
		</>
	);
};
