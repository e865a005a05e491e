import { leadsToRisk, type OrderTicketContext, riskFactsOf, summarise } from "@tradewind/domain/contract";
import type { App } from "../../../state/app.ts";

/** Whether the order of the ticket asks for a confirmation even if confirmations are switched off (docs/assumptions.md, A-950). */
export const ticketLeadsToRisk = (app: App, ticket: OrderTicketContext): boolean => {
	const { balances } = app.balances.getSnapshot().context;
	const facts = riskFactsOf(
		balances?.find(({ kind }) => kind === "forex"),
		app.orders.getSnapshot().context,
	);
	return leadsToRisk(summarise(ticket), facts);
};
