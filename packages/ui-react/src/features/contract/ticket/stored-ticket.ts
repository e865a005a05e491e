import type { BalancesContext } from "@tradewind/domain/account";
import type { orderTicketMachine } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import type { Money } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { type ActorRefFrom, createActor } from "xstate";
import { whenStill } from "../../../instruments/follow-quote.ts";
import { recordLater } from "../../../kept/record-later.ts";
import type { App } from "../../../state/app.ts";
import { awaitsSession } from "../../../state/awaits-session.ts";
import { oncePer } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import { whenIdle } from "../../../state/when-idle.ts";
import { readSaved, save } from "../../../storage/saved.ts";
import type { ticketLeadsToRisk } from "./leads-to-risk.ts";
import { machines } from "./machines.ts";
import { fillIn } from "./ticket-draft.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-order.ts";

export type TicketActor = ActorRefFrom<typeof orderTicketMachine>;

/** The initial state of the ticket. */
interface FirstFacts {
	readonly instrument: Instrument;
	readonly language: LanguageCode;
}

/**
 * One ticket for the life of the app. With its component's lifetime, the machine would restart when the tab is shown
 * again and send an order in flight a second time.
 */
export const ticketOf = oncePer((app: App, first: FirstFacts): TicketActor => {
	const made = createActor(machines(app).ticket, {
		input: {
			...first,
			feeBasis: feeBasisOf(app.site.getSnapshot()),
			customerId: customerIdOf(app.session.getSnapshot()),
			awaitsSession: awaitsSession(app.session.getSnapshot()),
			quote: app.quotes.get(first.instrument.code),
			freshness: freshnessOf(app.realtime.getSnapshot()),
			now: app.realtime.getSnapshot().context.now,
			free: freeOf(app.balances.getSnapshot()),
			lastOrderId: lastOrderIdOf(app.orders.getSnapshot()),
			unanswered: readUnanswered(app),
			showsReceipt: readSaved().receiptOff !== true,
			leadsToRisk: (ticket) => riskCheck?.(app, ticket) ?? true,
		},
	}).start();
	sendFacts(app, made);
	readAgainAfterOrders(app, made);
	rememberChoice(made);
	saveUnanswered(app, made);
	fillIn(app, made);
	recordLater(loadRiskCheck);
	whenIdle(() =>
		recordLater(() =>
			import("./record-orders.ts").then(
				({ recordOrders }) =>
					() =>
						recordOrders(app, made),
			),
		),
	);
	return made;
});

let riskCheck: typeof ticketLeadsToRisk | undefined;

/** Until its code has been loaded, and without it, each order counts as one that leads to a risk. */
export const loadRiskCheck = async () => {
	({ ticketLeadsToRisk: riskCheck } = await import("./leads-to-risk.ts"));
	return () => {};
};

/** Runs on every page: the next customer must not see the ticket of one who logged out while the tab was hidden. */
const sendFacts = (app: App, ticket: TicketActor): void => {
	subscribeTo(app.session, customerIdOf, (customerId) => ticket.send({ type: "session", customerId }));
	subscribeTo(app.session, awaitsSession, (isAwaited) => ticket.send({ type: "session pending", isAwaited }));
	subscribeTo(app.orders, lastOrderIdOf, (lastOrderId) => ticket.send({ type: "orders known", lastOrderId }));
	subscribeTo(app.balances, freeOf, (free) => ticket.send({ type: "balance", free }));
	subscribeTo(app.realtime, freshnessOf, (freshness) => ticket.send({ type: "freshness", freshness }));
	subscribeTo(app.site, feeBasisOf, (feeBasis) => feeBasis && ticket.send({ type: "fee basis", feeBasis }));
};

/**
 * Reads orders, balances and instruments again after an accepted order, after a refusal and when a price stops
 * changing.
 */
const readAgainAfterOrders = (app: App, ticket: TicketActor): void => {
	ticket.on("accepted", ({ id }) => {
		app.orders.send({ type: "submitted", id });
		app.balances.send({ type: "load" });
	});
	subscribeTo(
		ticket,
		({ context }) => context.refusal?._tag === "Refused",
		(isRefused) => {
			if (!isRefused) return;
			app.market.send({ type: "refresh" });
			app.balances.send({ type: "load" });
		},
	);
	whenStill(
		ticket,
		({ context }) => context.isQuoteOld && context.freshness.is === "live",
		() => app.market.send({ type: "refresh" }),
	);
};

/** Stores the customer's choice on this device. */
const rememberChoice = (ticket: TicketActor): void => {
	subscribeTo(
		ticket,
		({ context }) => context.showsReceipt,
		(isShown) => {
			if ((readSaved().receiptOff === true) === isShown) save({ receiptOff: !isShown });
		},
	);
};

type SnapshotOf<Actor extends { getSnapshot: () => unknown }> = ReturnType<Actor["getSnapshot"]>;

const customerIdOf = ({ context }: SnapshotOf<App["session"]>) => context.signedIn?.customer.id;
const lastOrderIdOf = ({ context }: SnapshotOf<App["orders"]>) => context.lastOrderId;
const freshnessOf = ({ context }: SnapshotOf<App["realtime"]>) => context.freshness;
const feeBasisOf = ({ context }: SnapshotOf<App["site"]>) => context.settings?.feeBasis;

/** Free money of the account that pays for contract orders. */
const freeOf = ({ context }: { readonly context: BalancesContext }): Money | undefined =>
	context.balances?.find(({ kind }) => kind === "forex")?.free;
