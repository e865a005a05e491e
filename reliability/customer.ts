// Before the app: see there.
import "./ends-of-the-line.ts";
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
import { follow } from "../packages/ui-react/src/state/subscribe.ts";
import { connect } from "../packages/ui-react/src/wiring/connect.ts";

const credentials = { by: "email", account: "mia@tradewind.test", password: "Tradewind-1" } as const;

/** Milliseconds that a receipt is read for. */
const readingMs = 1000;

/** The calls that a customer's press can send. */
export type Command =
	| "contract.submit"
	| "contract.close"
	| "contract.cancel"
	| "contract.setStops"
	| "micro.submit";

/** A press that the app took: what it sends is sent once. */
export interface Press {
	readonly command: Command;
	readonly at: number;
	/** When the platform made the quote that was on the screen. */
	readonly quoteMadeAt: number | undefined;
	/** Whether the device was online: what is pressed offline is not sent (the app says so). */
	readonly isOnline: boolean;
	/** How far the app held prices for believable. */
	readonly freshness: "live" | "stale" | "offline";
}

/** What is made for one session of one customer, as the pages make it. */
interface Desk {
	readonly signedIn: SignedIn;
	readonly micro: MicroTicketActor;
	readonly running: ReturnType<typeof runningOrdersOf>;
	readonly orders: Map<number, OrderActor>;
}

export type Customer = Awaited<ReturnType<typeof startCustomer>>;

/**
 * The app as it is put together for the browser, without its screens, and a customer who works it. What a page tells its
 * machines while it is shown (the instrument and its quotes) is told here; a press is what a tap on an enabled button is,
 * and each is made twice, for fingers slip.
 */
export const startCustomer = async (code: InstrumentCode = instrumentCode("EURUSD")) => {
	const app = createApp();
	connect(app);
	const presses: Press[] = [];
	let ticket: TicketActor | undefined;
	let desk: Desk | undefined;
	let endOfQuotes = () => {};

	const madeAt = () => app.quotes.get(code)?.madeAt;
	const note = (command: Command): void => {
		const { freshness } = app.realtime.getSnapshot().context;
		presses.push({
			command,
			at: Date.now(),
			quoteMadeAt: madeAt(),
			isOnline: navigator.onLine,
			freshness: freshness.is,
		});
	};
	/** A tap and the one that slips in after it. */
	const pressTwice = (
		command: Command,
		actor: { readonly getSnapshot: () => { readonly value: unknown } },
		state: string,
		press: () => void,
	): void => {
		for (const _ of ["once", "again"]) {
			const before = actor.getSnapshot().value;
			press();
			const after = actor.getSnapshot().value;
			if (before !== after && JSON.stringify(after).includes(`"${state}"`)) note(command);
		}
	};

	const open = (): void => {
		const { instruments } = app.market.getSnapshot().context;
		const instrument = instruments.find((each) => each.code === code);
		const { settings } = app.site.getSnapshot().context;
		const { signedIn } = app.session.getSnapshot().context;
		if (!instrument || !settings) return;
		ticket ??= ticketOf(app, { instrument, language: "en" });
		if (desk && desk.signedIn !== signedIn) desk = undefined;
		if (signedIn && !desk)
			desk = {
				signedIn,
				running: runningOrdersOf(app, signedIn),
				micro: microTicketOf(app, { instrument, settings, language: "en", signedIn }),
				orders: new Map(),
			};
		const [contracts, micro] = [ticket, desk?.micro];
		const quote = app.quotes.get(code);
		contracts.send({ type: "instrument", instrument, quote });
		micro?.send({ type: "facts", facts: { instrument, quote } });
		endOfQuotes();
		endOfQuotes = app.quotes.subscribe(code, () => {
			const news = app.quotes.get(code);
			if (news) contracts.send({ type: "quote", quote: news });
			micro?.send({ type: "facts", facts: { quote: news } });
		});
	};
	const ends = [
		follow(app.market, ({ context }) => context.instruments.find((each) => each.code === code), open),
		follow(app.site, ({ context }) => context.settings, open),
		follow(app.session, ({ context }) => context.signedIn, open),
	];

	const change = (event: TicketChange): void => ticket?.send(event);
	const actorOf = (order: ContractOrder): OrderActor | undefined => {
		if (!desk) return undefined;
		const actor = orderActorOf(app, desk.signedIn, order, () => {});
		desk.orders.set(order.id, actor);
		return actor;
	};

	return {
		app,
		code,
		presses: (): readonly Press[] => presses,
		ticket: () => ticket,
		desk: () => desk,
		signIn: () => app.session.send({ type: "login", credentials }),
		signOut: () => app.session.send({ type: "logout" }),
		change,
		/** A tap on a side where the customer wants no receipt. */
		press: (direction: Direction): void => {
			ticket?.send({ type: "receipt", isShown: false });
			const actor = ticket;
			if (actor)
				pressTwice("contract.submit", actor, "sending", () => actor.send({ type: "press", direction }));
		},
		/** A tap on a side, and when the receipt has been read, its confirmation. */
		pressAndConfirm: (direction: Direction): void => {
			const actor = ticket;
			actor?.send({ type: "receipt", isShown: true });
			actor?.send({ type: "press", direction });
			if (!actor?.getSnapshot().matches("confirming")) return;
			setTimeout(
				() => pressTwice("contract.submit", actor, "sending", () => actor.send({ type: "confirm" })),
				readingMs,
			);
		},
		pressMicro: (direction: MicroDirection): void => {
			const actor = desk?.micro;
			actor?.send({ type: "press", direction });
			if (!actor?.getSnapshot().matches("confirming")) return;
			setTimeout(
				() => pressTwice("micro.submit", actor, "sending", () => actor.send({ type: "confirm" })),
				readingMs,
			);
		},
		close: (order: ContractOrder): void => {
			const actor = actorOf(order);
			if (actor) pressTwice("contract.close", actor, "closing", () => actor.send({ type: "close" }));
		},
		cancel: (order: ContractOrder): void => {
			const actor = actorOf(order);
			if (actor) pressTwice("contract.cancel", actor, "cancelling", () => actor.send({ type: "cancel" }));
		},
		setStops: (order: ContractOrder, stops: Stops): void => {
			const actor = actorOf(order);
			if (actor)
				pressTwice("contract.setStops", actor, "setting stops", () =>
					actor.send({ type: "set stops", ...stops }),
				);
		},
		/** Reads what the app says of its commands, and puts it away. */
		readNotices: (): void => {
			ticket?.send({ type: "acknowledge" });
			ticket?.send({ type: "cancel" });
			for (const actor of [ticket, desk?.micro]) {
				const isInDoubt = actor?.getSnapshot().matches("outcome unknown");
				actor?.send({ type: isInDoubt ? "check again" : "dismiss" });
			}
			for (const actor of desk?.orders.values() ?? [])
				actor.send({ type: actor.getSnapshot().matches("outcome unknown") ? "check again" : "dismiss" });
		},
		/** The app is closed, and all that runs in it. */
		leave: (): void => {
			for (const end of ends) end();
			endOfQuotes();
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
