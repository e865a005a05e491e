import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import { type BankDetails, type BankField, noBankDetails, type ShownBankFields } from "./bound-way.ts";

/** A withdraw way as the customer fills it in. */
export interface WayForm {
	/** `undefined` while there is none to choose. */
	readonly currencyId: number | undefined;
	/** As typed; for the currency that is chosen. */
	readonly address: string;
	/** As typed. */
	readonly details: BankDetails;
}

export type WayChange =
	| { readonly is: "currency"; readonly currencyId: number }
	| { readonly is: "address"; readonly text: string }
	| { readonly is: "bank detail"; readonly field: BankField; readonly text: string };

export interface WayFacts {
	/** Of the page: an address or a bank account. */
	readonly kind: WithdrawalKind;
	readonly shows: ShownBankFields;
	/** `undefined` while they are not read. */
	readonly currencies: readonly WithdrawalCurrency[] | undefined;
	/** The highest id among all ways of the kind; `undefined` while nobody has looked. */
	readonly lastWayId: number | undefined;
	/** Why they could not be read the last time; `undefined` too after a defect. */
	readonly error: QueryError | undefined;
}

export const emptyWay: WayForm = { currencyId: undefined, address: "", details: noBankDetails };

/** The form after a change. With the currency goes the address: it is one of another network. */
export const reduceWay = (form: WayForm, change: WayChange): WayForm => {
	switch (change.is) {
		case "currency":
			return change.currencyId === form.currencyId
				? form
				: { ...form, currencyId: change.currencyId, address: "" };
		case "address":
			return { ...form, address: change.text };
		case "bank detail":
			return { ...form, details: { ...form.details, [change.field]: change.text } };
	}
};

/** Keeps the currency while there is such a one, else chooses the first. */
export const fitWay = (form: WayForm, { currencies }: WayFacts): WayForm => {
	const first = currencies?.[0];
	if (!first || currencies.some(({ id }) => id === form.currencyId)) return form;
	return reduceWay(form, { is: "currency", currencyId: first.id });
};
