import {
	assertEvent,
	assign,
	enqueueActions,
	fromCallback,
	sendTo,
	setup,
	spawnChild,
	stopChild,
} from "xstate";
import { backOff } from "./back-off.ts";
import { carriesPrices, isOfCustomer } from "./frame.ts";
import { ageOf, staleAfter } from "./freshness.ts";
import type {
	RealtimeContext,
	RealtimeEmitted,
	RealtimeEvent,
	RealtimeInput,
	SocketCommand,
} from "./realtime.events.ts";
import {
	emptyBook,
	holdersOf,
	wantedTopics,
	withHolder,
	withoutCustomer,
	withoutHolder,
} from "./subscription-book.ts";

/** Spec 1 §9: heartbeat, time-out of a connect attempt, and how many pings may stay unanswered. Milliseconds. */
export const realtimeLimits = { pingEvery: 5_000, connectWithin: 5_000, unansweredPings: 2 };

/** A connection that has been silent for longer than a dead one is noticed is not worth a ping. */
const deadAfter = realtimeLimits.pingEvery * (realtimeLimits.unansweredPings + 2);

/** What the realtime connection looks at and does; its states are in `realtime.machine.ts`. */
export const realtimeSetup = setup({
	types: {
		context: {} as RealtimeContext,
		events: {} as RealtimeEvent,
		input: {} as RealtimeInput,
		emitted: {} as RealtimeEmitted,
	},
	actors: { socket: fromCallback<SocketCommand>(() => {}) },
	delays: {
		"connect time-out": realtimeLimits.connectWithin,
		"ping interval": realtimeLimits.pingEvery,
		"back-off": ({ context }) => context.wait,
		"until stale": ({ context }) => Math.max(0, staleAfter - ageOf(context.pricesAt, context.now())),
	},
	guards: {
		"has a token": ({ context }) => context.session?.token !== undefined,
		"is the first session": ({ context }) => context.session === undefined,
		"is the same session": ({ context, event }) =>
			event.type === "initialise" && context.session !== undefined && event.token === context.session.token,
		"login accepted": ({ event }) =>
			event.type === "received" && event.message.type === "login result" && event.message.accepted,
		"login refused": ({ event }) =>
			event.type === "received" && event.message.type === "login result" && !event.message.accepted,
		"is a pong": ({ event }) => event.type === "received" && event.message.type === "pong",
		/** A pong tells the moment of its ping, by this device's own clock. */
		"is a late pong": ({ event }) =>
			event.type === "received" &&
			event.message.type === "pong" &&
			ageOf(event.message.at, event.at) >= staleAfter,
		/** More than the ping that has just gone out: what comes now may be as late as the answers are. */
		"is behind with pongs": ({ context }) => context.unansweredPings > 1,
		"carries prices": ({ event }) => event.type === "received" && carriesPrices(event.message),
		"tells of closed orders": ({ event }) => event.type === "received" && event.message.type === "closed",
		"nobody holds the topic": ({ context, event }) =>
			event.type === "subscribe" && holdersOf(context.book, event.topic) === 0,
		"is a topic of the customer": ({ event }) =>
			(event.type === "subscribe" || event.type === "unsubscribe") && isOfCustomer(event.topic),
		"one holds the topic": ({ context, event }) =>
			event.type === "unsubscribe" && holdersOf(context.book, event.topic) === 1,
		"too many pings unanswered": ({ context }) => context.unansweredPings > realtimeLimits.unansweredPings,
		"silent for too long": ({ context }) => ageOf(context.heardAt, context.now()) > deadAfter,
		"is in doubt": ({ context }) =>
			context.unansweredPings === 0 && ageOf(context.pricesAt, context.now()) >= staleAfter,
		"prices are old": ({ context }) => ageOf(context.pricesAt, context.now()) >= staleAfter,
	},
	actions: {
		"take over the session": assign({
			session: ({ event }) => {
				assertEvent(event, "initialise");
				return { token: event.token };
			},
		}),
		"clear the subscriptions": enqueueActions(({ enqueue }) => {
			enqueue.assign({ book: emptyBook });
			enqueue.emit({ type: "subscriptions cleared" });
		}),
		"end the session": assign(({ context }) => ({
			session: { token: undefined },
			book: withoutCustomer(context.book),
		})),
		"drop the customer's topics": assign(({ context }) => ({ book: withoutCustomer(context.book) })),
		"add a holder": assign(({ context, event }) => {
			assertEvent(event, "subscribe");
			return { book: withHolder(context.book, event.topic) };
		}),
		"remove a holder": assign(({ context, event }) => {
			assertEvent(event, "unsubscribe");
			return { book: withoutHolder(context.book, event.topic) };
		}),
		"pass on": sendTo("socket", ({ event }) => {
			assertEvent(event, ["subscribe", "unsubscribe"]);
			return { type: "send", message: event };
		}),
		"send the login": enqueueActions(({ context, enqueue }) => {
			const token = context.session?.token;
			if (token !== undefined) enqueue.sendTo("socket", { type: "send", message: { type: "login", token } });
		}),
		"send the logout": enqueueActions(({ context, enqueue }) => {
			for (const topic of wantedTopics(context.book).filter(isOfCustomer))
				enqueue.sendTo("socket", { type: "send", message: { type: "unsubscribe", topic } });
			enqueue.sendTo("socket", { type: "send", message: { type: "logout" } });
		}),
		"send what is wanted": enqueueActions(({ context, enqueue }) => {
			for (const topic of wantedTopics(context.book))
				enqueue.sendTo("socket", { type: "send", message: { type: "subscribe", topic } });
		}),
		"send what the customer wants": enqueueActions(({ context, enqueue }) => {
			for (const topic of wantedTopics(context.book).filter(isOfCustomer))
				enqueue.sendTo("socket", { type: "send", message: { type: "subscribe", topic } });
		}),
		ping: enqueueActions(({ context, enqueue }) => {
			enqueue.sendTo("socket", { type: "send", message: { type: "ping", at: context.now() } });
			enqueue.assign({ unansweredPings: context.unansweredPings + 1 });
		}),
		"begin to listen": assign(({ context }) => ({
			liveAt: context.now(),
			heardAt: context.now(),
			unansweredPings: 0,
		})),
		"note the pong": assign({ unansweredPings: 0, failures: 0 }),
		"note the message": assign(({ event }) => {
			assertEvent(event, "received");
			return { heardAt: event.at };
		}),
		"note the prices": assign(({ context, event }) => {
			assertEvent(event, "received");
			/** Of a clock that was set back, so that prices which come from now on don't seem to be older than the connection. */
			const since = event.at < context.liveAt ? event.at : context.liveAt;
			const isSetBack = context.freshness.is === "live" && since < context.freshness.since;
			return {
				pricesAt: event.at,
				liveAt: since,
				...(isSetBack && { freshness: { is: "live" as const, since } }),
			};
		}),
		"mark live": assign(({ context }) => ({ freshness: { is: "live", since: context.liveAt } })),
		"mark stale": assign(({ context }) => ({ freshness: { is: "stale", since: context.pricesAt } })),
		"mark offline": assign(({ context }) => ({ freshness: { is: "offline", since: context.pricesAt } })),
		"choose the wait": assign(({ context }) => ({
			wait: backOff(context.failures, context.random()),
			failures: context.failures + 1,
		})),
		"hand over": enqueueActions(({ event, enqueue }) => {
			assertEvent(event, "received");
			if (event.message.type === "closed" || carriesPrices(event.message))
				enqueue.emit({ type: "push", push: event.message });
		}),
		"tell of the refusal": enqueueActions(({ context, event, enqueue }) => {
			const token = context.session?.token;
			if (event.type !== "received" || event.message.type !== "login result" || token === undefined) return;
			enqueue.emit({ type: "login refused", token, message: event.message.message });
		}),
		"tell that it is live": enqueueActions(({ context, enqueue }) => {
			enqueue.emit({ type: context.comesBack ? "reconnected" : "connected" });
			enqueue.assign({ comesBack: true });
		}),
		"will come back": assign({ comesBack: true }),
		"open a socket": spawnChild("socket", { id: "socket" }),
		"close the socket": stopChild("socket"),
	},
});
