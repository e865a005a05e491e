import type { BankOption, PendingDeposit } from "../deposit.ts";

/** A bank deposit as the customer fills it in. */
export interface BankDepositForm {
	readonly optionId: number | undefined;
	/** As typed. */
	readonly amount: string;
	/** Address of the uploaded picture. */
	readonly proof: string | undefined;
}

export type BankDepositChange =
	| { readonly is: "option"; readonly optionId: number }
	| { readonly is: "amount"; readonly text: string }
	| { readonly is: "proof"; readonly address: string | undefined };

export const emptyBankDeposit: BankDepositForm = { optionId: undefined, amount: "", proof: undefined };

export const reduceBankDeposit = (form: BankDepositForm, change: BankDepositChange): BankDepositForm => {
	switch (change.is) {
		case "option":
			return { ...form, optionId: change.optionId };
		case "amount":
			return { ...form, amount: change.text };
		case "proof":
			return { ...form, proof: change.address };
	}
};

/** Keeps the chosen option that there still is, and chooses the first one where there is no choice yet. */
export const fitOption = (form: BankDepositForm, options: readonly BankOption[]): BankDepositForm => {
	const chosen = options.find(({ id }) => id === form.optionId) ?? options[0];
	return { ...form, optionId: chosen?.id };
};

/** A proof is of one deposit: it is put away when another one, or none, takes that one's place. */
export const fitProof = (
	form: BankDepositForm,
	before: PendingDeposit | undefined,
	now: PendingDeposit | undefined,
): BankDepositForm => (before?.id === now?.id ? form : { ...form, proof: undefined });
