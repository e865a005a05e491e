import type { Money } from "../money/decimal.ts";

export type AccountKind = "forex" | "micro" | "change";

/** Free and locked money of one account (Spec 1 §3). */
export interface Balance {
	readonly accountId: number;
	readonly kind: AccountKind;
	readonly free: Money;
	readonly locked: Money;
}
