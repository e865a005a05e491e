import { Equal } from "effect";
import type { NewContractOrder } from "../contract-trading.port.ts";
import type { Direction } from "../order/contract-order.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";
import type { Issue } from "./ticket-issue.ts";

/** A contract order as composed at the press, with the terms that its receipt shows. */
export interface OrderDraft {
	readonly order: NewContractOrder;
	readonly terms: OrderTerms;
}

/** The terms that determine the cost of an order, besides its own figures and the price. */
type OrderTerms = Pick<TicketFacts, "feeBasis"> &
	Pick<TicketFacts["instrument"], "contractSize" | "feeRate" | "marginMode">;

/** The order that a press of `direction` composes; `undefined` while the ticket has an issue. */
export const draftOrder = (direction: Direction, facts: TicketFacts): OrderDraft | undefined => {
	const order = summarise(facts).orders[direction];
	const { contractSize, feeRate, marginMode } = facts.instrument;
	return order && { order, terms: { feeBasis: facts.feeBasis, contractSize, feeRate, marginMode } };
};

/**
 * Why a drafted order cannot be confirmed any more; empty when it can (docs/assumptions.md, A-138). Reasons are every
 * issue of the ticket and every change of the order or its terms. The price of a market order may change: it is not
 * part of what is sent.
 */
export const receiptIssues = (draft: OrderDraft, facts: TicketFacts): readonly Issue[] => {
	const { direction } = draft.order;
	const issues = summarise(facts).sideIssues[direction];
	if (issues.length > 0) return issues;
	return Equal.equals(draftOrder(direction, facts), draft) ? [] : [{ is: "terms changed" }];
};
