import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { largestWithdrawal } from "./withdrawal-terms.ts";

/** A withdrawal as the customer fills it in. */
export interface WithdrawalForm {
	/** `undefined` while the site offers none. */
	readonly kind: WithdrawalKind | undefined;
	/** `undefined` while there is none to choose. */
	readonly currencyId: number | undefined;
	/** `undefined` while none is chosen. */
	readonly wayId: number | undefined;
	/** As typed; for the currency that is chosen. */
	readonly address: string;
	/** As typed. */
	readonly amount: string;
	/** As typed. */
	readonly remark: string;
}

export type WithdrawalChange =
	| { readonly is: "kind"; readonly kind: WithdrawalKind }
	| { readonly is: "currency"; readonly currencyId: number }
	| { readonly is: "way"; readonly wayId: number }
	| { readonly is: "address" | "amount" | "remark"; readonly text: string }
	/** The Max button. */
	| { readonly is: "max" };

/** A currency's place is none of another's: it is on another network, or at another bank. */
export const noTarget = { wayId: undefined, address: "" } as const;

export const emptyWithdrawal: WithdrawalForm = {
	kind: undefined,
	currencyId: undefined,
	...noTarget,
	amount: "",
	remark: "",
};

/**
 * The form after a change (Spec 2 §2). With the kind or the currency goes the place that was chosen or typed. Max writes the largest amount that the balance covers with its fee; while the balance or the
 * terms are not known it writes nothing.
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
			const max = largestWithdrawal(form, facts);
			return max ? { ...form, amount: writeTypedDecimal(max, facts.language) } : form;
		}
		default:
			return { ...form, [change.is]: change.text };
	}
};

/** The form after a withdrawal: what was chosen stays, what was typed is gone. */
export const resetWithdrawal = (form: WithdrawalForm): WithdrawalForm => ({
	...form,
	address: "",
	amount: "",
	remark: "",
});
