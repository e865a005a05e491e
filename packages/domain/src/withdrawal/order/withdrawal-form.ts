import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import { noTexts, type WithdrawalText, type WithdrawalTexts } from "../withdrawal-texts.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { largestWithdrawal } from "./withdrawal-terms.ts";

/** The withdrawal form. The texts are as typed. */
export interface WithdrawalForm extends WithdrawalTexts {
	/** `undefined` while the site offers none. */
	readonly kind: WithdrawalKind | undefined;
	/** `undefined` while there is none. */
	readonly currencyId: number | undefined;
	/** `undefined` until chosen. */
	readonly wayId: number | undefined;
	/** As typed, for the chosen currency. */
	readonly address: string;
	/** As typed. */
	readonly amount: string;
}

export type WithdrawalChange =
	| { readonly is: "kind"; readonly kind: WithdrawalKind }
	| { readonly is: "currency"; readonly currencyId: number }
	| { readonly is: "way"; readonly wayId: number }
	| { readonly is: "address" | "amount" | WithdrawalText; readonly text: string }
	/** The Max button. */
	| { readonly is: "max" };

/** The target of one currency is not valid for another: the network or the bank differs. */
export const noTarget = { wayId: undefined, address: "" } as const;

export const emptyWithdrawal: WithdrawalForm = {
	kind: undefined,
	currencyId: undefined,
	...noTarget,
	amount: "",
	...noTexts,
};

/**
 * The form after a change (Spec 2 §2). Another kind or currency clears the target. Max fills in the balance;
 * nothing while it is unknown.
 */
export const reduceWithdrawal = (
	form: WithdrawalForm,
	change: WithdrawalChange,
	facts: WithdrawalFacts,
): WithdrawalForm => {
	switch (change.is) {
		case "kind":
			return change.kind === form.kind
				? form
				: { ...form, ...noTarget, kind: change.kind, currencyId: undefined };
		case "currency":
			return change.currencyId === form.currencyId
				? form
				: { ...form, ...noTarget, currencyId: change.currencyId };
		case "way":
			return { ...form, wayId: change.wayId };
		case "max": {
			const max = largestWithdrawal(facts);
			return max ? { ...form, amount: writeTypedDecimal(max, facts.language) } : form;
		}
		default:
			return { ...form, [change.is]: change.text };
	}
};

/** The form after a withdrawal: choices stay, typed input is cleared. */
export const resetWithdrawal = (form: WithdrawalForm): WithdrawalForm => ({
	...form,
	address: "",
	amount: "",
	...noTexts,
});
