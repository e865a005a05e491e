import type { Money } from "../money/decimal.ts";
import type { MovementKind } from "./movement-kind.ts";

/** A record of an account's history (Spec 2 §3). */
export interface AccountRecord {
	/** The platform's id, or the content of the record if the platform reports none. */
	readonly id: number | string;
	/** `other` where the platform's type is absent or unknown. */
	readonly kind: MovementKind;
	/** Negative when money left the account; `undefined` if the platform does not report it. */
	readonly change: Money | undefined;
	/** Free balance after this change. */
	readonly balanceAfter: Money | undefined;
	/** The reason: the platform's text in the customer's language, or a typed memo. */
	readonly reason: { readonly is: "sentence" | "memo"; readonly text: string };
	/** As the platform writes it. */
	readonly createdAt: string;
}
