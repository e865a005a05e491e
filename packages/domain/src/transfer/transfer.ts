import type { AccountKind } from "../account/balance.ts";
import type { Money } from "../money/decimal.ts";

/** An account that money can be moved from and to (Spec 2 §3). */
export interface TransferAccount {
	readonly accountId: number;
	readonly kind: AccountKind;
	readonly currencyId: number;
	readonly free: Money;
}

/** Money to be moved between two of the customer's own accounts (Spec 2 §3). */
export interface TransferOrder {
	readonly amount: Money;
	/** Of the account that it is taken from. */
	readonly currencyId: number;
	readonly from: number;
	readonly to: number;
}

/** A line of the transfer log (Spec 2 §3). */
export interface TransferRecord {
	readonly id: number;
	readonly amount: Money;
	readonly from: number;
	readonly to: number;
	/** As the platform writes it. */
	readonly createdAt: string;
}
