import type { RepaymentAccount, RepaymentAccountId } from "./repayment.ts";

/** A repayment as the customer tells of it. */
export interface RepaymentForm {
	/** Where they have paid to. */
	readonly accountId: RepaymentAccountId | undefined;
	/** The address of the uploaded picture; none until it is there. */
	readonly proof: string | undefined;
}

export type RepaymentChange =
	| { readonly is: "account"; readonly accountId: RepaymentAccountId }
	| { readonly is: "proof"; readonly address: string | undefined };

export const emptyRepayment: RepaymentForm = { accountId: undefined, proof: undefined };

export const reduceRepayment = (form: RepaymentForm, change: RepaymentChange): RepaymentForm => {
	switch (change.is) {
		case "account":
			return { ...form, accountId: change.accountId };
		case "proof":
			return { ...form, proof: change.address };
	}
};

/**
 * Keeps the chosen account where it is still listed. Else one is chosen only where there is no choice: nobody shall pay into
 * a network that they have not chosen.
 */
export const fitRepayment = (form: RepaymentForm, accounts: readonly RepaymentAccount[]): RepaymentForm => {
	const kept = accounts.find(({ id }) => id === form.accountId);
	const only = accounts.length === 1 ? accounts[0] : undefined;
	return { ...form, accountId: (kept ?? only)?.id };
};
