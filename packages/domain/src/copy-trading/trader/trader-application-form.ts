/** The application to become a trader (Spec 2 §2): its requirements are only read and agreed to. */
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
	/** The customer is a trader already. */
	readonly isTrader: boolean;
}

export interface TraderApplicationIssue {
	readonly is: "already a trader" | "requirements not agreed";
}

export interface TraderApplicationSummary {
	/** Why nothing can be sent; empty when it can. */
	readonly issues: readonly TraderApplicationIssue[];
	/** What a press sends. */
	readonly application: TraderApplication | undefined;
}

/** It carries nothing (Spec 2 §7). */
export interface TraderApplication {
	readonly is: "apply as trader";
}

/** Judges an application (Spec 2 §5): not to be sent until the requirements are agreed to, nor by a trader. */
export const summariseTraderApplication = (
	{ isAgreed }: TraderApplicationForm,
	{ isTrader }: TraderApplicationFacts,
): TraderApplicationSummary => {
	const issues: TraderApplicationIssue[] = [];
	if (isTrader) issues.push({ is: "already a trader" });
	if (!isAgreed) issues.push({ is: "requirements not agreed" });
	return { issues, application: issues.length === 0 ? { is: "apply as trader" } : undefined };
};
