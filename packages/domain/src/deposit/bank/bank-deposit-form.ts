import type { BankOption, PendingDeposit } from "../deposit.ts";

/** The bank deposit form. */
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

/** Keeps the chosen option if it is still offered, else chooses the first one. */
export const fitOption = (form: BankDepositForm, options: readonly BankOption[]): BankDepositForm => {
	const chosen = options.find(({ id }) => id === form.optionId) ?? options[0];
	return { ...form, optionId: chosen?.id };
};

/** A proof belongs to one deposit: it is cleared when another deposit, or none, takes its place. */
export const fitProof = (
	form: BankDepositForm,
	before: PendingDeposit | undefined,
	now: PendingDeposit | undefined,
): BankDepositForm => (before?.id === now?.id ? form : { ...form, proof: undefined });
