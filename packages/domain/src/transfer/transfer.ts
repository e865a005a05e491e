import type { Balance } from "../account/balance.ts";
import type { Money } from "../money/decimal.ts";

/** An account for transfers (Spec 2 §3). */
export interface TransferAccount extends Balance {
	readonly currencyId: number;
}

/** The accounts that money can be transferred between: those whose currency is known (docs/assumptions.md, A-340). */
export const transferAccounts = (balances: readonly Balance[]): readonly TransferAccount[] =>
	balances.flatMap((balance) => {
		const { currencyId } = balance;
		return currencyId === undefined ? [] : [{ ...balance, currencyId }];
	});

/** A transfer between two of the customer's accounts (Spec 2 §3). */
export interface TransferOrder {
	readonly amount: Money;
	/** Of the source account. */
	readonly currencyId: number;
	readonly from: number;
	readonly to: number;
}

/** A record of the transfer log (Spec 2 §3). It has no id. */
export interface TransferRecord {
	readonly amount: Money;
	readonly from: number;
	readonly to: number;
	/** As the platform writes it. */
	readonly createdAt: string;
}
