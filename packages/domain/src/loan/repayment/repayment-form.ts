import type { RepaymentAccount, RepaymentAccountId } from "./repayment.ts";

/** The repayment form. */
export interface RepaymentForm {
	/** The account that was paid to. */
	readonly accountId: RepaymentAccountId | undefined;
	/** Address of the uploaded picture; `undefined` until it is uploaded. */
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
 * Keeps the chosen account if it is still listed. Preselects an account only if it is the only one: a customer must
 * not pay to a network by mistake.
 */
export const fitRepayment = (form: RepaymentForm, accounts: readonly RepaymentAccount[]): RepaymentForm => {
	const listed = accounts.find(({ id }) => id === form.accountId);
	const only = accounts.length === 1 ? accounts[0] : undefined;
	return { ...form, accountId: (listed ?? only)?.id };
};
