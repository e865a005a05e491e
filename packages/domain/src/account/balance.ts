import type { Money } from "../money/decimal.ts";

export type AccountKind = "forex" | "micro" | "change";

/** Free and locked money of one account (Spec 1 §3). */
export interface Balance {
	readonly accountId: number;
	readonly kind: AccountKind;
	/** Absent if the platform does not report it: such an account cannot be used for transfers (docs/assumptions.md, A-340). */
	readonly currencyId?: number | undefined;
	readonly free: Money;
	/** `undefined` if the platform does not report it. */
	readonly locked: Money | undefined;
}
