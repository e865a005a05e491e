import { Equal } from "effect";
import type { MicroTerms } from "../micro-terms.ts";
import type { NewMicroOrder } from "../micro-trading.port.ts";
import type { MicroDirection } from "../order/micro-order.ts";
import type { MicroForm } from "./micro-form.ts";
import type { MicroIssue } from "./micro-issue.ts";
import { type MicroFacts, summariseMicro } from "./micro-summary.ts";

/** A micro order as it was pressed, with the figures that the customer saw then. */
export interface MicroOrderDraft {
	readonly order: NewMicroOrder;
	readonly symbol: string;
	readonly terms: MicroTerms;
}

/** What a press of `direction` asks for, as the form and the facts stand; none where anything speaks against it. */
export const draftMicroOrder = (
	direction: MicroDirection,
	form: MicroForm,
	facts: MicroFacts,
): MicroOrderDraft | undefined => {
	const { orders, terms } = summariseMicro(form, facts);
	const order = orders[direction];
	return order && terms && { order, symbol: facts.instrument.symbol, terms };
};

/**
 * Why a pressed order can't be confirmed any more; empty when it can. Whatever spoke against a press speaks against its
 * confirmation, and so does every change of what it asks for: nothing is sent but what was shown.
 */
export const confirmationIssues = (
	draft: MicroOrderDraft,
	form: MicroForm,
	facts: MicroFacts,
): readonly MicroIssue[] => {
	const { issues } = summariseMicro(form, facts);
	if (issues.length > 0) return issues;
	const now = draftMicroOrder(draft.order.direction, form, facts);
	return Equal.equals(now, draft) ? [] : [{ is: "terms changed" }];
};
