import { fineFacts } from "../contract.test-support.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";
import type { TicketForm } from "./ticket-form.ts";

export const issues = (form: Partial<TicketForm>, facts: Partial<TicketFacts> = {}) => {
	const { sideIssues } = summarise(fineFacts(form, facts));
	return { buy: sideIssues.buy.map(({ is }) => is), sell: sideIssues.sell.map(({ is }) => is) };
};

export const both = (...is: readonly string[]) => ({ buy: is, sell: is });
