import type { Message } from "../../content/articles.ts";
import type { Instant } from "../../time/instant.ts";

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

/** An application that the platform has accepted, and has not approved as far as is known. */
export interface WaitingApplication {
	/** By this device's clock. */
	readonly at: Instant;
	/** The id of the newest message to the customer at that time: 0 without messages, `undefined` if they could not be read. */
	readonly lastMessage: number | undefined;
}

export interface TraderApplicationFacts {
	/** The customer is already a trader. */
	readonly isTrader: boolean;
	/** No call returns it: it is known where it was sent. */
	readonly waiting?: WaitingApplication | undefined;
	/** The newest messages to the customer, newest first; `undefined` until they could be read. */
	readonly messages?: readonly Message[] | undefined;
}

/** The messages since the application, newest first: the platform tells its decision in one (Spec 2 §6, A-781). */
export const messagesSince = ({ waiting, messages }: TraderApplicationFacts): readonly Message[] => {
	if (waiting?.lastMessage === undefined || !messages) return [];
	const known = messages.findIndex(({ id }) => id === waiting.lastMessage);
	return known === -1 ? messages : messages.slice(0, known);
};

/** The facts of an application that was accepted at `at`. */
export const withApplication = (facts: TraderApplicationFacts, at: Instant): TraderApplicationFacts => ({
	...facts,
	waiting: { at, lastMessage: facts.messages && (facts.messages[0]?.id ?? 0) },
});

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
