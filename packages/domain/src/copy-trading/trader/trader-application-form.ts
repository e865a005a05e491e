/** The application to become a trader (Spec 2 §2): the requirements are read and accepted. */
export interface TraderApplicationForm {
	readonly isAgreed: boolean;
}

export interface TraderApplicationChange {
	readonly is: "agreement";
	readonly isAgreed: boolean;
}

export const emptyTraderApplication: TraderApplicationForm = { isAgreed: false };

export const reduceTraderApplication = (
	form: TraderApplicationForm,
	{ isAgreed }: TraderApplicationChange,
): TraderApplicationForm => ({ ...form, isAgreed });

export interface TraderApplicationFacts {
	/** The customer is already a trader. */
	readonly isTrader: boolean;
}

type TraderApplicationIssue =
	| { readonly is: "already a trader" }
	| { readonly is: "requirements not agreed"; readonly field: "agree" };

export interface TraderApplicationSummary {
	/** Why the form cannot be sent; empty when it can. */
	readonly issues: readonly TraderApplicationIssue[];
	/** The application that `submit` sends. */
	readonly application: TraderApplication | undefined;
}

/** An application without fields (Spec 2 §7). */
export interface TraderApplication {
	readonly is: "apply as trader";
}

/** Validates an application (Spec 2 §5): the requirements are accepted, and the customer is not a trader. */
export const summariseTraderApplication = (
	{ isAgreed }: TraderApplicationForm,
	{ isTrader }: TraderApplicationFacts,
): TraderApplicationSummary => {
	const issues: TraderApplicationIssue[] = [];
	if (isTrader) issues.push({ is: "already a trader" });
	if (!isAgreed) issues.push({ is: "requirements not agreed", field: "agree" });
	return { issues, application: issues.length === 0 ? { is: "apply as trader" } : undefined };
};
