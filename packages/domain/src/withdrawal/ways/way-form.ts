import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import { type BankDetails, type BankField, noBankDetails } from "./bound-way.ts";

/** The form of a withdraw way. */
export interface WayForm {
	/** `undefined` while there is none. */
	readonly currencyId: number | undefined;
	/** As typed, for the chosen currency. */
	readonly address: string;
	/** As typed. */
	readonly details: BankDetails;
	/** The IBAN that the customer has confirmed in spite of its check digits. */
	readonly confirmedIban: string;
}

export type WayChange =
	| { readonly is: "currency"; readonly currencyId: number }
	| { readonly is: "address"; readonly text: string }
	| { readonly is: "iban confirmed" }
	| { readonly is: "bank detail"; readonly field: BankField; readonly text: string };

export interface WayFacts {
	/** The page: addresses or bank accounts. */
	readonly kind: WithdrawalKind;
	/** The fields of a bank account that the site shows. */
	readonly shows: readonly BankField[];
	/** `undefined` until read. */
	readonly currencies: readonly WithdrawalCurrency[] | undefined;
	/** The highest id among all ways of the kind; `undefined` while unknown. */
	readonly lastWayId: number | undefined;
	/** Addresses of bound ways and of withdrawals, with which a new one is compared. */
	readonly usedAddresses: readonly string[];
	/** Why the last reading failed; also `undefined` after a defect. */
	readonly error: QueryError | undefined;
}

export const emptyWay: WayForm = {
	currencyId: undefined,
	address: "",
	details: noBankDetails,
	confirmedIban: "",
};

/** The form after a change. Another currency clears the address: it belongs to another network. */
export const reduceWay = (form: WayForm, change: WayChange): WayForm => {
	switch (change.is) {
		case "currency":
			return change.currencyId === form.currencyId
				? form
				: { ...form, currencyId: change.currencyId, address: "" };
		case "address":
			return { ...form, address: change.text };
		case "iban confirmed":
			return { ...form, confirmedIban: form.details.iban };
		case "bank detail":
			return { ...form, details: { ...form.details, [change.field]: change.text } };
	}
};

/** Keeps the currency if it is still offered, else chooses the first one. */
export const fitWay = (form: WayForm, { currencies }: WayFacts): WayForm => {
	const first = currencies?.[0];
	if (!first || currencies.some(({ id }) => id === form.currencyId)) return form;
	return reduceWay(form, { is: "currency", currencyId: first.id });
};
