import type { TransferAccount } from "./transfer.ts";

/** The transfer form. */
export interface TransferForm {
	/** Account ids; `undefined` while there are fewer than two accounts. */
	readonly from: number | undefined;
	readonly to: number | undefined;
	/** As typed. */
	readonly amount: string;
}

export type TransferChange =
	| { readonly is: "from"; readonly accountId: number }
	| { readonly is: "to"; readonly accountId: number }
	| { readonly is: "swap" }
	| { readonly is: "amount"; readonly text: string }
	/** Everything at once, for a transfer that another page proposes, or that was typed before. */
	| {
			readonly is: "proposal";
			readonly from: number | undefined;
			readonly to: number | undefined;
			readonly text: string;
	  };

export const emptyTransfer: TransferForm = { from: undefined, to: undefined, amount: "" };

/**
 * The form after a change (Spec 2 §4). Choosing the same account on both sides moves the other side to a different
 * one; a swap exchanges them. The amount stays.
 */
export const reduceTransfer = (
	form: TransferForm,
	change: TransferChange,
	accounts: readonly TransferAccount[],
): TransferForm => {
	switch (change.is) {
		case "from":
			return withOther({ ...form, from: change.accountId }, "to", accounts);
		case "to":
			return withOther({ ...form, to: change.accountId }, "from", accounts);
		case "swap":
			return { ...form, from: form.to, to: form.from };
		case "amount":
			return { ...form, amount: change.text };
		case "proposal":
			return fitTransfer({ from: change.from, to: change.to, amount: change.text }, accounts);
	}
};

/** Keeps the chosen accounts if they still exist, else chooses the first ones. Changes nothing while no account is known. */
export const fitTransfer = (form: TransferForm, accounts: readonly TransferAccount[]): TransferForm => {
	if (accounts.length === 0) return form;
	const existing = (id: number | undefined) => accounts.find(({ accountId }) => accountId === id)?.accountId;
	const from =
		existing(form.from) ?? accounts.find(({ accountId }) => accountId !== existing(form.to))?.accountId;
	return withOther({ ...form, from, to: existing(form.to) }, "to", accounts);
};

/** Moves `side` to the first account that differs from the other side, if both are equal or it is empty. */
const withOther = (
	form: TransferForm,
	side: "from" | "to",
	accounts: readonly TransferAccount[],
): TransferForm => {
	const taken = side === "to" ? form.from : form.to;
	if (form[side] !== undefined && form[side] !== taken) return form;
	return { ...form, [side]: accounts.find(({ accountId }) => accountId !== taken)?.accountId };
};
