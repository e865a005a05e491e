import type { Money } from "../money/decimal.ts";

/** A line of an account's history (Spec 2 §3). */
export interface AccountRecord {
	readonly id: number;
	/** Below zero where money left the account. */
	readonly change: Money;
	/** The free money after this change. */
	readonly balanceAfter: Money;
	/** What it was for: the platform's sentence, in the customer's language, or a memo that somebody typed. */
	readonly reason: { readonly is: "sentence" | "memo"; readonly text: string };
	/** As the platform writes it. */
	readonly createdAt: string;
}
