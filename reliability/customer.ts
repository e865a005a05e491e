// Must be evaluated before the app's modules.
import "./network-seam.ts";
import type { ContractOrder, Direction, Stops, TicketChange } from "@tradewind/domain/contract";
import { type InstrumentCode, instrumentCode } from "@tradewind/domain/market";
import type { MicroDirection } from "@tradewind/domain/micro";
import type { SignedIn } from "@tradewind/domain/session";
import {
	type OrderActor,
	orderActorOf,
} from "../packages/ui-react/src/features/contract/order/order-actors.ts";
import {
	type TicketActor,
	ticketOf,
} from "../packages/ui-react/src/features/contract/ticket/stored-ticket.ts";
import { runningOrdersOf } from "../packages/ui-react/src/features/micro/running/running-orders.ts";
import {
	type MicroTicketActor,
	microTicketOf,
} from "../packages/ui-react/src/features/micro/ticket/stored-micro-ticket.ts";
import { createApp } from "../packages/ui-react/src/start/create-app.ts";
import type { App } from "../packages/ui-react/src/state/app.ts";
// Its name of the page is a random number, which its first import in virtual time would take from the seeded ones.
import "../packages/ui-react/src/kept/journal-log.ts";
import { subscribeTo } from "../packages/ui-react/src/state/subscribe.ts";
import { connect } from "../packages/ui-react/src/wiring/connect.ts";

const credentials = { by: "email", account: "mia@tradewind.test", password: "Tradewind-1" } as const;

/** Milliseconds between a receipt and its confirmation. */
const confirmAfterMs = 1000;

/** The calls that a customer's tap can send. */
export type Command =
	| "contract.submit"
	| "contract.close"
	| "contract.cancel"
	| "contract.setStops"
	| "micro.submit";

/** A tap that the app accepted; it must send its command once. */
export interface AcceptedTap {
	readonly command: Command;
	readonly at: number;
	/** When the platform made the quote on the screen. */
	readonly quoteMadeAt: number | undefined;
	/** Offline, the app accepts the tap but sends nothing and says so. */
	readonly isOnline: boolean;
	/** The app's freshness of prices. */
	readonly freshness: "live" | "stale" | "offline";
}

/** The actors that the screens create for one session. */
interface SessionActors {
	readonly signedIn: SignedIn;
	readonly micro?: MicroTicketActor;
	readonly running?: ReturnType<typeof runningOrdersOf>;
	readonly orders: Map<number, OrderActor>;
}

export type Customer = Awaited<ReturnType<typeof startCustomer>>;

/**
 * Starts the app without its screens, and a customer who uses it. Sends the machines what a screen sends while it is
 * shown: the instrument and its quotes. Every tap is doubled, to simulate double taps.
 */
export const startCustomer = async (
	first: InstrumentCode = instrumentCode("EURUSD"),
	{ opensMicro = true }: { readonly opensMicro?: boolean } = {},
) => {
	const app = createApp();
	connect(app);
	const acceptedTaps: AcceptedTap[] = [];
	let code = first;
	let ticket: TicketActor | undefined;
	let session: SessionActors | undefined;
	let unsubscribeQuotes = () => {};

	const record = (command: Command): void => {
		const { freshness } = app.realtime.getSnapshot().context;
		acceptedTaps.push({
			command,
			at: Date.now(),
			quoteMadeAt: app.quotes.get(code)?.madeAt,
			isOnline: navigator.onLine,
			freshness: freshness.is,
		});
	};
	/** A double tap. */
	const tapTwice = (
		command: Command,
		actor: { readonly getSnapshot: () => { readonly value: unknown } },
		state: string,
		tap: () => void,
	): void => {
		for (const _ of ["first tap", "second tap"]) {
			const before = actor.getSnapshot().value;
			tap();
			const after = actor.getSnapshot().value;
			if (before !== after && JSON.stringify(after).includes(`"${state}"`)) record(command);
		}
	};

	const open = (): void => {
		const { instruments } = app.market.getSnapshot().context;
		const instrument = instruments.find((each) => each.code === code);
		const { settings } = app.site.getSnapshot().context;
		const { signedIn } = app.session.getSnapshot().context;
		if (!instrument || !settings) return;
		ticket ??= ticketOf(app, { instrument, language: "en" });
		if (session && session.signedIn !== signedIn) session = undefined;
		if (signedIn && !session)
			session = {
				signedIn,
				...(opensMicro && {
					running: runningOrdersOf(app, signedIn),
					micro: microTicketOf(app, { instrument, settings, language: "en", signedIn }),
				}),
				orders: new Map(),
			};
		const [contracts, micro] = [ticket, session?.micro];
		const quote = app.quotes.get(code);
		contracts.send({ type: "instrument", instrument, quote });
		micro?.send({ type: "facts", facts: { instrument, quote } });
		unsubscribeQuotes();
		unsubscribeQuotes = app.quotes.subscribe(code, () => {
			const latest = app.quotes.get(code);
			if (latest) contracts.send({ type: "quote", quote: latest });
			micro?.send({ type: "facts", facts: { quote: latest } });
		});
	};
	const unsubscribes = [
		subscribeTo(app.market, ({ context }) => context.instruments.find((each) => each.code === code), open),
		subscribeTo(app.site, ({ context }) => context.settings, open),
		subscribeTo(app.session, ({ context }) => context.signedIn, open),
		subscribeTo(
			app.market,
			({ context }) => context.chosen,
			(chosen) => {
				if (chosen === undefined || chosen === code) return;
				code = chosen;
				open();
			},
		),
	];

	const change = (event: TicketChange): void => ticket?.send(event);
	const actorOf = (order: ContractOrder): OrderActor | undefined => {
		if (!session) return undefined;
		const actor = orderActorOf(app, session.signedIn, order, () => {});
		session.orders.set(order.id, actor);
		return actor;
	};

	return {
		app,
		/** The instrument whose page is shown. */
		get code() {
			return code;
		},
		acceptedTaps: (): readonly AcceptedTap[] => acceptedTaps,
		ticket: () => ticket,
		orderActor: actorOf,
		session: () => session,
		signIn: () => app.session.send({ type: "login", credentials }),
		signOut: () => app.session.send({ type: "logout" }),
		change,
		/** Taps Buy or Sell with the receipt switched off. */
		submit: (direction: Direction): void => {
			ticket?.send({ type: "receipt", isShown: false });
			const actor = ticket;
			if (actor)
				tapTwice("contract.submit", actor, "sending", () => actor.send({ type: "press", direction }));
		},
		/** Taps Buy or Sell, then confirms the receipt. */
		submitAndConfirm: (direction: Direction): void => {
			const actor = ticket;
			actor?.send({ type: "receipt", isShown: true });
			actor?.send({ type: "press", direction });
			if (!actor?.getSnapshot().matches("confirming")) return;
			setTimeout(
				() => tapTwice("contract.submit", actor, "sending", () => actor.send({ type: "confirm" })),
				confirmAfterMs,
			);
		},
		submitMicro: (direction: MicroDirection): void => {
			const actor = session?.micro;
			actor?.send({ type: "press", direction });
			if (!actor?.getSnapshot().matches("confirming")) return;
			setTimeout(
				() => tapTwice("micro.submit", actor, "sending", () => actor.send({ type: "confirm" })),
				confirmAfterMs,
			);
		},
		close: (order: ContractOrder): void => {
			const actor = actorOf(order);
			if (actor) tapTwice("contract.close", actor, "closing", () => actor.send({ type: "close" }));
		},
		cancel: (order: ContractOrder): void => {
			const actor = actorOf(order);
			if (actor) tapTwice("contract.cancel", actor, "cancelling", () => actor.send({ type: "cancel" }));
		},
		setStops: (order: ContractOrder, stops: Stops): void => {
			const actor = actorOf(order);
			if (actor)
				tapTwice("contract.setStops", actor, "setting stops", () =>
					actor.send({ type: "set stops", ...stops }),
				);
		},
		/** Dismisses the outcomes that are shown; an unknown one is checked again. */
		dismissOutcomes: (): void => {
			ticket?.send({ type: "acknowledge" });
			ticket?.send({ type: "cancel" });
			for (const actor of [ticket, session?.micro]) {
				const isUnknown = actor?.getSnapshot().matches("outcome unknown");
				actor?.send({ type: isUnknown ? "check again" : "dismiss" });
			}
			for (const actor of session?.orders.values() ?? [])
				actor.send({ type: actor.getSnapshot().matches("outcome unknown") ? "check again" : "dismiss" });
		},
		/** Closes the app and stops its actors. */
		leave: (): void => {
			for (const unsubscribe of unsubscribes) unsubscribe();
			unsubscribeQuotes();
			app.session.send({ type: "logout" });
			stopAll(app, ticket);
		},
	};
};

const stopAll = (app: App, ticket: TicketActor | undefined): void => {
	app.realtime.send({ type: "stop" });
	for (const actor of [app.realtime, app.session, app.site, app.market, app.orders, app.balances, ticket])
		actor?.stop();
};
