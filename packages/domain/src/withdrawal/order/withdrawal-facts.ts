import type { Money, Price } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind, WithdrawalRecord } from "../withdrawal.ts";

interface UsedAddresses {
	/** Of the customer's withdrawals. */
	readonly paid: readonly string[];
	/** Of the customer's bound ways. */
	readonly bound: readonly string[];
}

/** The facts that the app supplies to a withdrawal form. */
export interface WithdrawalExternalFacts {
	/** The kinds that the site offers (Spec 2 §6). */
	readonly offers: Readonly<Record<WithdrawalKind, boolean>>;
	/** A crypto withdrawal uses a typed address instead of a bound one (Spec 2 §5). */
	readonly takesTypedAddress: boolean;
	readonly needsPayPassword: boolean;
	/** Free balance of the paying account; `undefined` while unknown. */
	readonly free: Money | undefined;
	/** Code of the currency of that account; empty while unknown. */
	readonly accountCurrency: string;
	/** Addresses that a target is compared with (docs/assumptions.md, A-334). */
	readonly usedAddresses: UsedAddresses;
	/** The language in which the amount is typed. */
	readonly language: LanguageCode;
}

/** The facts of a withdrawal: those from the app, and the lists that the machine reads. */
export interface WithdrawalFacts extends WithdrawalExternalFacts {
	/** Of the kind in the form; `undefined` until read. */
	readonly currencies: readonly WithdrawalCurrency[] | undefined;
	/** Dollars per unit of the account's currency; read with the currencies. */
	readonly accountPrice: Price;
	/** The newest page of the list of withdrawals of each kind, read before a withdrawal; `undefined` while unknown. */
	readonly knownRecords: Readonly<Record<WithdrawalKind, readonly WithdrawalRecord[] | undefined>>;
	/** Of the currency in the form; `undefined` until read. */
	readonly ways: readonly BoundWay[] | undefined;
	/** Why the last reading of a list failed; also `undefined` after a defect. */
	readonly error: QueryError | undefined;
}
