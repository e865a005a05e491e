import { Equal } from "effect";
import type { MicroTerms } from "../micro-terms.ts";
import type { NewMicroOrder } from "../micro-trading.port.ts";
import type { MicroDirection } from "../order/micro-order.ts";
import type { MicroForm } from "./micro-form.ts";
import type { MicroIssue } from "./micro-issue.ts";
import { type MicroFacts, summariseMicro } from "./micro-summary.ts";

/** A micro order as composed at the press, with the figures shown then. */
export interface MicroOrderDraft {
	readonly order: NewMicroOrder;
	readonly symbol: string;
	readonly terms: MicroTerms;
}

/** The order that a press of `direction` composes; `undefined` while the ticket has an issue. */
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
 * Why a drafted order cannot be confirmed any more; empty when it can. Reasons are every issue of the ticket and
 * every change of the order: only what was shown is sent.
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
