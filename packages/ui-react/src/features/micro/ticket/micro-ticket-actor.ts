import type { Instrument } from "@tradewind/domain/market";
import { type MicroSummary, type MicroTicketContext, summariseMicro } from "@tradewind/domain/micro";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { followQuote } from "../../../instruments/follow-quote.ts";
import { useApp } from "../../../state/app.ts";
import { oncePer } from "../../../state/once-per.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { keepOfferFresh, type MicroTicketActor, microTicketOf } from "./stored-micro-ticket.ts";

export type { MicroTicketActor } from "./stored-micro-ticket.ts";

/** The micro ticket; receives the instrument and its prices while the component is mounted. */
export const useMicroTicket = (
	instrument: Instrument,
	settings: ShownSettings,
	signedIn: SignedIn | undefined,
): MicroTicketActor => {
	const app = useApp();
	const { language } = useWords();
	const { code } = language;
	const ticket = microTicketOf(app, { instrument, settings, language: code, signedIn });

	useEffect(() => {
		ticket.send({ type: "facts", facts: { instrument, quote: app.quotes.get(instrument.code) } });
		return followQuote(app.quotes, instrument.code, (quote) =>
			ticket.send({ type: "facts", facts: { quote } }),
		);
	}, [app, ticket, instrument]);
	useEffect(() => ticket.send({ type: "facts", facts: { language: code } }), [ticket, code]);
	useEffect(() => keepOfferFresh(app, ticket), [app, ticket]);
	return ticket;
};

/** Computed once per state of the ticket, for all components. */
const summaryOf = oncePer(({ form, facts }: MicroTicketContext) => summariseMicro(form, facts));

/**
 * A part of the ticket's summary. `select` returns a text, a flag or a figure, so that only a change of it
 * re-renders.
 */
export const useMicroSummary = <Part>(
	ticket: MicroTicketActor,
	select: (summary: MicroSummary, context: MicroTicketContext) => Part,
): Part => useSelector(ticket, ({ context }) => select(summaryOf(context), context));
