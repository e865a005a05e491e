import { keepForm, type NewContractOrder } from "@tradewind/domain/contract";
import { currentWords } from "../../../i18n/words.ts";
import { chooseInstrument } from "../../../instruments/use-choose.ts";
import type { App } from "../../../state/app.ts";
import { ticketOf } from "../ticket/stored-ticket.ts";
import { fill } from "../ticket/ticket-draft.ts";
import { formOfOrder } from "./form-of-order.ts";

/**
 * Fills in the ticket with an order that was not placed, and sends nothing. False if the instrument is not listed, or while the
 * ticket has an order of its own in flight.
 */
export const fillTicket = (app: App, order: NewContractOrder): boolean => {
	const instrument = app.market.getSnapshot().context.instruments.find(({ id }) => id === order.instrument);
	if (!instrument) return false;
	const ticket = ticketOf(app, { instrument, language: currentWords().language.code });
	if (!ticket.getSnapshot().matches("editing")) return false;
	chooseInstrument(app, instrument.code);
	ticket.send({ type: "instrument", instrument, quote: app.quotes.get(instrument.code) });
	fill(ticket, keepForm(formOfOrder(order, ticket.getSnapshot().context.language), instrument));
	return true;
};
