import type { Instrument } from "@tradewind/domain/market";
import type { microTicketMachine } from "@tradewind/domain/micro";
import type { SignedIn } from "@tradewind/domain/session";
import type { LanguageCode } from "@tradewind/domain/site";
import { type ActorRefFrom, createActor } from "xstate";
import { whenStill } from "../../../instruments/follow-quote.ts";
import { endWithSession } from "../../../kept/end-with-session.ts";
import { recordLater } from "../../../kept/record-later.ts";
import type { App } from "../../../state/app.ts";
import { awaitsSession } from "../../../state/awaits-session.ts";
import { onWakeUp } from "../../../state/on-reconnect.ts";
import { oncePer } from "../../../state/once-per.ts";
import { subscribeTo } from "../../../state/subscribe.ts";
import type { ShownSettings } from "../../../state/use-settings.ts";
import { whenIdle } from "../../../state/when-idle.ts";
import { readSaved } from "../../../storage/saved.ts";
import { machines } from "../machines.ts";
import { type RunningMicroOrdersStore, runningOrdersOf } from "../running/running-orders.ts";
import { fillIn } from "./micro-draft.ts";
import { watchRates } from "./other-rate.ts";
import { readUnanswered, saveUnanswered } from "./unanswered-order.ts";

export type MicroTicketActor = ActorRefFrom<typeof microTicketMachine>;

/** The initial state of the ticket. */
interface FirstFacts {
	readonly instrument: Instrument;
	readonly settings: ShownSettings;
	readonly language: LanguageCode;
	readonly signedIn: SignedIn | undefined;
}

export const microTicketOf = (app: App, first: FirstFacts): MicroTicketActor =>
	ticketOf(first.signedIn ?? app, app, first);

/**
 * One ticket per customer and one for visitors. With its component's lifetime, the machine would restart when the tab
 * is shown again and send an order in flight a second time.
 */
const ticketOf = oncePer((_owner: App | SignedIn, app: App, first: FirstFacts): MicroTicketActor => {
	const { instrument, language, signedIn, settings } = first;
	const store = signedIn && runningOrdersOf(app, signedIn);
	const { now } = app.realtime.getSnapshot().context;
	const owner = signedIn && { customer: signedIn.customer.id, now };
	const made = createActor(machines(app).ticket, {
		input: {
			instrument,
			language,
			isSignedIn: signedIn !== undefined,
			awaitsSession: awaitsSession(app.session.getSnapshot()),
			balances: app.balances.getSnapshot().context.balances,
			hasOnlyOneAccount: settings.hasOnlyOneAccount,
			lossLevel: settings.microLossLevel,
			quote: app.quotes.get(instrument.code),
			freshness: freshnessOf(app.realtime.getSnapshot()),
			now,
			asksToConfirm: readSaved().microReceiptOff !== true,
			lastOrderId: store?.get().lastOrderId,
			unanswered: owner && readUnanswered(owner),
		},
	}).start();
	fillIn(app, made);
	const ends = [...sendFacts(app, made), ...readAgainAfterOrders(app, made, store)];
	if (!signedIn || !store || !owner) return made;
	const saved = saveUnanswered(made, owner);
	whenIdle(() =>
		recordLater(() =>
			import("./record-micro-orders.ts").then(
				({ recordMicroOrders }) =>
					() =>
						recordMicroOrders(app, made),
			),
		),
	);
	ends.push(
		store.subscribe(() => made.send({ type: "facts", facts: { lastOrderId: store.get().lastOrderId } })),
	);
	endWithSession(app, signedIn, made, { saved, ends });
	return made;
});

type End = () => void;

const sendFacts = (app: App, ticket: MicroTicketActor): readonly End[] => [
	subscribeTo(
		app.balances,
		({ context }) => context.balances,
		(balances) => ticket.send({ type: "facts", facts: { balances } }),
	),
	subscribeTo(app.session, awaitsSession, (awaits) =>
		ticket.send({ type: "facts", facts: { awaitsSession: awaits } }),
	),
	subscribeTo(app.realtime, freshnessOf, (freshness) => ticket.send({ type: "facts", facts: { freshness } })),
	subscribeTo(
		app.site,
		({ context }) => context.settings,
		(settings) =>
			settings &&
			ticket.send({
				type: "facts",
				facts: { lossLevel: settings.microLossLevel, hasOnlyOneAccount: settings.hasOnlyOneAccount },
			}),
	),
];

/**
 * Reads orders, balances and instruments again after an accepted order, after a refusal and when a price stops
 * changing.
 */
const readAgainAfterOrders = (
	app: App,
	ticket: MicroTicketActor,
	store: RunningMicroOrdersStore | undefined,
): readonly End[] => {
	const orders = ticket.on("carried out", () => {
		app.balances.send({ type: "load" });
		store?.catchUp();
		ticket.send({ type: "acknowledge" });
	});
	return [
		() => orders.unsubscribe(),
		...(store ? watchRates(ticket, store) : []),
		subscribeTo(
			ticket,
			({ context }) => context.refusal?._tag === "Refused",
			(isRefused) => {
				if (!isRefused) return;
				app.market.send({ type: "refresh" });
				app.balances.send({ type: "load" });
				ticket.send({ type: "reload" });
			},
		),
		whenStill(
			ticket,
			({ context: { facts } }) => facts.isQuoteOld && facts.freshness.is === "live",
			() => app.market.send({ type: "refresh" }),
		),
	];
};

/** Reads the platform's offer now and on each wake-up. Returns the function that ends this. */
export const keepOfferFresh = (app: App, ticket: MicroTicketActor, subscribe = onWakeUp): End => {
	const refresh = () => ticket.send({ type: "refresh" });
	refresh();
	return subscribe(app, refresh);
};

const freshnessOf = ({ context }: ReturnType<App["realtime"]["getSnapshot"]>) => context.freshness;
