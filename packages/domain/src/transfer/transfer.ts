import type { AccountKind } from "../account/balance.ts";
import type { Money } from "../money/decimal.ts";

/** An account for transfers (Spec 2 §3). */
export interface TransferAccount {
	readonly accountId: number;
	readonly kind: AccountKind;
	readonly currencyId: number;
	readonly free: Money;
}

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
