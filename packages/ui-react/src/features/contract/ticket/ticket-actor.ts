import { type OrderTicketContext, summarise, type TicketSummary } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { followQuote } from "../../../instruments/follow-quote.ts";
import { useApp } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import { type TicketActor, ticketOf } from "./stored-ticket.ts";

export type { TicketActor } from "./stored-ticket.ts";

/** The order ticket; receives the instrument and its prices while the component is mounted. */
export const useTicket = (instrument: Instrument): TicketActor => {
	const app = useApp();
	const { language } = useWords();
	const ticket = useSharedTicket(instrument);

	useEffect(() => {
		ticket.send({ type: "instrument", instrument, quote: app.quotes.get(instrument.code) });
		return followQuote(app.quotes, instrument.code, (quote) => ticket.send({ type: "quote", quote }));
	}, [app, ticket, instrument]);
	useEffect(() => ticket.send({ type: "language", language: language.code }), [ticket, language]);
	return ticket;
};

/** The order ticket, to which another component gives the prices. */
export const useSharedTicket = (instrument: Instrument): TicketActor =>
	ticketOf(useApp(), { instrument, language: useWords().language.code });

/** Computed once per state of the ticket, for all components. */
export const summaryOf = oncePer((context: OrderTicketContext) => summarise(context));

/**
 * A part of the ticket's summary. `select` returns a text, a flag or a figure, so that only a change of it
 * re-renders.
 */
export const useSummary = <Part>(
	ticket: TicketActor,
	select: (summary: TicketSummary, context: OrderTicketContext) => Part,
): Part => useSelector(ticket, ({ context }) => select(summaryOf(context), context));
