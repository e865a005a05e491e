import { Equal } from "effect";
import type { NewContractOrder } from "../contract-trading.port.ts";
import type { Direction } from "../order/contract-order.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";
import type { Issue } from "./ticket-issue.ts";

/** A contract order as it was pressed, with the terms that its receipt showed beside it. */
export interface OrderDraft {
	readonly order: NewContractOrder;
	readonly terms: OrderTerms;
}

/** What an order costs by, beside its own figures and the price. */
type OrderTerms = Pick<TicketFacts, "feeBasis"> &
	Pick<TicketFacts["instrument"], "contractSize" | "feeRate" | "marginMode">;

/** What a press of `direction` asks for, as the ticket stands; none where anything speaks against it. */
export const draftOrder = (direction: Direction, facts: TicketFacts): OrderDraft | undefined => {
	const order = summarise(facts).orders[direction];
	const { contractSize, feeRate, marginMode } = facts.instrument;
	return order && { order, terms: { feeBasis: facts.feeBasis, contractSize, feeRate, marginMode } };
};

/**
 * Why a pressed order can't be confirmed any more; empty when it can (docs/assumptions.md, A-138). Whatever speaks against
 * a press speaks against its confirmation, and so does every change of what it asks for or of what it costs by. The price
 * of a market order is none: it moves on the receipt as it does on the ticket, and is not part of what is sent.
 */
export const receiptIssues = (draft: OrderDraft, facts: TicketFacts): readonly Issue[] => {
	const { direction } = draft.order;
	const issues = summarise(facts).sideIssues[direction];
	if (issues.length > 0) return issues;
	return Equal.equals(draftOrder(direction, facts), draft) ? [] : [{ is: "terms changed" }];
};
