import type { Money } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { BoundWay } from "../ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";

/** What the app tells a withdrawal form. */
export interface WithdrawalExternalFacts {
	/** Which kinds the site offers (Spec 2 §6). */
	readonly offers: Readonly<Record<WithdrawalKind, boolean>>;
	/** The address of a crypto withdrawal is typed, not chosen among the bound ones (Spec 2 §5). */
	readonly takesTypedAddress: boolean;
	readonly needsPayPassword: boolean;
	/** What is free of the account that is paid out from; `undefined` while it is not known. */
	readonly free: Money | undefined;
	/** In which the amount is typed. */
	readonly language: LanguageCode;
	/**
	 * The highest id in the list of withdrawals of each kind; `undefined` while nobody has looked. To be told anew from a
	 * list that was read after a withdrawal was carried out.
	 */
	readonly lastRecordIds: Readonly<Record<WithdrawalKind, number | undefined>>;
}

/** What a withdrawal is judged by: what the app tells, and the lists that the machine reads. */
export interface WithdrawalFacts extends WithdrawalExternalFacts {
	/** Of the kind in the form; `undefined` while they are not read. */
	readonly currencies: readonly WithdrawalCurrency[] | undefined;
	/** Of the currency in the form; `undefined` while they are not read. */
	readonly ways: readonly BoundWay[] | undefined;
	/** Why a list could not be read the last time; `undefined` too after a defect. */
	readonly error: QueryError | undefined;
}
