import { type LoanPlanId, type LoanSummary, loanPlanId, summariseLoan } from "@tradewind/domain/loan";
import { toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { idIn } from "../../../router/address-id.ts";
import type { App } from "../../../state/app.ts";
import { type LoanRequestActor, loanRequestOf } from "../request/request-actor.ts";
import { storedAgreement } from "./accepted-agreement.ts";

/** The loan of an address of the flow: `?id=…&amount=…` (Spec 2 §2). */
export interface AddressedLoan {
	readonly planId: LoanPlanId;
	/** Plain decimal text. */
	readonly amount: string;
}

/** The loan in the query of an address; `undefined` if one of its parts is missing or unreadable. */
export const loanOfQuery = (query: URLSearchParams): AddressedLoan | undefined => {
	const id = idIn(query, "id");
	const amount = query.get("amount") ?? "";
	return id && /^\d{1,15}(\.\d{1,8})?$/.test(amount) ? { planId: loanPlanId(id), amount } : undefined;
};

/** The query of a loan, for links between the pages of the flow. */
export const queryOfLoan = ({ planId, amount }: AddressedLoan): string =>
	`?${new URLSearchParams({ id: String(planId), amount })}`;

/** The loan of the running flow, whether or not its terms are ticked. */
export const orderOf = (actor: LoanRequestActor): LoanSummary["order"] => {
	const { form, facts } = actor.getSnapshot().context;
	return summariseLoan(form, { ...facts, needsTerms: false }).order;
};

/**
 * The flow at the page of an address: the running one if it has this loan or waits for an answer, else one that is entered by the
 * address.
 */
export const enterLoan = (
	app: App,
	signedIn: SignedIn,
	page: "agreement" | "sign",
	loan: AddressedLoan,
): LoanRequestActor => {
	const flow = loanRequestOf(app, signedIn);
	const running = flow.current();
	return isAt(running, page, loan)
		? running
		: flow.enter({ page, ...loan, storedAgreement: storedAgreement(app, signedIn) });
};

const isAt = (
	actor: LoanRequestActor,
	page: "agreement" | "sign",
	{ planId, amount }: AddressedLoan,
): boolean => {
	const snapshot = actor.getSnapshot();
	const { entry } = snapshot.context.facts;
	if (entry?.page === page && entry.planId === planId && entry.amount === amount) return true;
	if (waiting.some((state) => snapshot.matches(state))) return true;
	const isBeyondChoice = snapshot.matches("reading the agreement") || snapshot.matches("signing");
	const order = orderOf(actor);
	return isBeyondChoice && order?.plan.id === planId && toText(order.amount) === amount;
};

/** A loan was sent, and the customer has not seen its outcome yet. */
const waiting = ["sending", "outcome unknown", "not carried out", "accepted"] as const;
