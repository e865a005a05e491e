import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";

/** The subscription form. */
export interface SubscriptionForm {
	/** As typed. */
	readonly amount: string;
}

export type SubscriptionChange =
	| { readonly is: "amount"; readonly text: string }
	| { readonly is: "language"; readonly from: LanguageCode; readonly to: LanguageCode };

export const emptySubscription: SubscriptionForm = { amount: "" };

/** The form after a change. Another language rewrites the amount, so that the value does not change. */
export const reduceSubscription = (form: SubscriptionForm, change: SubscriptionChange): SubscriptionForm => {
	switch (change.is) {
		case "amount":
			return { ...form, amount: change.text };
		case "language":
			return { ...form, amount: translateTypedDecimal(form.amount, change.from, change.to) };
	}
};
