import {
	type BalancesContext,
	type Instrument,
	type LanguageCode,
	type Money,
	type OrderTicketContext,
	type orderTicketMachine,
	type SiteSettings,
	summarise,
	type TicketSummary,
} from "@tradewind/domain";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { useWords } from "../../../i18n/words.ts";
import { type App, useApp } from "../../../shell/app.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { follow } from "./follow.ts";

export type TicketActor = ActorRefFrom<typeof orderTicketMachine>;

/**
 * One ticket for the life of the app. A machine that lives and dies with its component would be started again when the
 * tab is shown again, and an order that was under way would then be sent a second time.
 */
const kept = new WeakMap<App, TicketActor>();

const ticketOf = (
	app: App,
	instrument: Instrument,
	feeBasis: SiteSettings["feeBasis"],
	language: LanguageCode,
): TicketActor => {
	const known = kept.get(app);
	if (known) return known;
	const made = createActor(app.machines.orderTicket, {
		input: {
			instrument,
			feeBasis,
			language,
			isSignedIn: app.session.getSnapshot().context.signedIn !== undefined,
			quote: app.quotes.get(instrument.code),
			freshness: app.realtime.getSnapshot().context.freshness,
			now: app.realtime.getSnapshot().context.now,
			free: freeOf(app.balances.getSnapshot().context),
			lastOrderId: app.orders.getSnapshot().context.lastOrderId,
		},
	});
	made.on("accepted", ({ id }) => {
		app.orders.send({ type: "submitted", id });
		app.balances.send({ type: "load" });
	});
	kept.set(app, made.start());
	return made;
};

/** The order ticket, told of all that it is judged by for as long as the component is on the screen. */
export const useTicket = (instrument: Instrument, settings: SiteSettings): TicketActor => {
	const app = useApp();
	const { language } = useWords();
	const ticket = ticketOf(app, instrument, settings.feeBasis, language.code);

	useEffect(() => {
		ticket.send({ type: "instrument", instrument, quote: app.quotes.get(instrument.code) });
		return app.quotes.subscribe(instrument.code, () => {
			const quote = app.quotes.get(instrument.code);
			if (quote) ticket.send({ type: "quote", quote });
		});
	}, [app, ticket, instrument]);
	useEffect(() => ticket.send({ type: "language", language: language.code }), [ticket, language]);
	useEffect(() => {
		const ends = [
			follow(app.realtime, freshnessOf, (freshness) => ticket.send({ type: "freshness", freshness })),
			follow(app.session, isSignedIn, (signedIn) => ticket.send({ type: "session", isSignedIn: signedIn })),
			follow(
				app.balances,
				({ context }) => freeOf(context),
				(free) => ticket.send({ type: "balance", free }),
			),
			follow(app.orders, lastOrderIdOf, (lastOrderId) => ticket.send({ type: "orders known", lastOrderId })),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [app, ticket]);
	return ticket;
};

/** Free money of the account that contracts are paid from. */
const freeOf = ({ balances }: BalancesContext): Money | undefined =>
	balances?.find(({ kind }) => kind === "forex")?.free;

type SnapshotOf<Actor extends { getSnapshot: () => unknown }> = ReturnType<Actor["getSnapshot"]>;
const freshnessOf = ({ context }: SnapshotOf<App["realtime"]>) => context.freshness;
const isSignedIn = ({ context }: SnapshotOf<App["session"]>) => context.signedIn !== undefined;
const lastOrderIdOf = ({ context }: SnapshotOf<App["orders"]>) => context.lastOrderId;

const summaries = new WeakMap<OrderTicketContext, TicketSummary>();

/** Judged once for each state of the ticket, however many components ask. */
export const summaryOf = (context: OrderTicketContext): TicketSummary => {
	const known = summaries.get(context);
	if (known) return known;
	const made = summarise(context);
	summaries.set(context, made);
	return made;
};

/** A part of the ticket's summary: give back a text, a flag or a figure, so that only its change renders anew. */
export const useSummary = <Part>(
	ticket: TicketActor,
	select: (summary: TicketSummary, context: OrderTicketContext) => Part,
): Part => useSelected(ticket, ({ context }) => select(summaryOf(context), context));
