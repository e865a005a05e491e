import type { Balance } from "@tradewind/domain/account";
import type { QueryError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import { useApp } from "../../state/app.ts";
import { haveBalancesFailed, useAccounts } from "../../state/use-accounts.ts";

/** The accounts that the site shows, and their last reading. */
export interface AccountsReading {
	/** Undefined until they are loaded. */
	readonly accounts: readonly Balance[] | undefined;
	/** Why the last reading failed; undefined after a success or a defect. */
	readonly error: QueryError | undefined;
	readonly isFailed: boolean;
	readonly isBusy: boolean;
	/** Reads them again. */
	readonly load: () => void;
}

export const useAccountsReading = (): AccountsReading => {
	const { balances } = useApp();
	const accounts = useAccounts();
	const error = useSelector(balances, ({ context }) => context.error);
	const isFailed = useSelector(balances, haveBalancesFailed);
	const isBusy = useSelector(balances, (snapshot) => snapshot.hasTag("busy"));
	return {
		accounts,
		error,
		isFailed,
		isBusy,
		load: () => balances.send({ type: "load" }),
	};
};
