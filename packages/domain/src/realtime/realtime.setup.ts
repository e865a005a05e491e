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
import { ageOf, staleAfterMs } from "../market/freshness.ts";
import { backOff } from "./back-off.ts";
import { carriesPrices, isCustomerTopic } from "./frame.ts";
import type {
	RealtimeContext,
	RealtimeEmitted,
	RealtimeEvent,
	RealtimeInput,
	SocketCommand,
} from "./realtime.events.ts";
import {
	noSubscriptions,
	subscribedTopics,
	subscriberCount,
	withoutCustomer,
	withoutSubscriber,
	withSubscriber,
} from "./subscriptions.ts";

/** Ping interval, connect timeout in milliseconds, and number of unanswered pings (Spec 1 §9). */
const realtimeLimits = { pingEvery: 5_000, connectWithin: 5_000, unansweredPings: 2 };

/** Milliseconds of silence after which a connection is replaced without a ping. */
const deadAfterMs = realtimeLimits.pingEvery * (realtimeLimits.unansweredPings + 2);

/** Actors, guards, actions and delays of `realtime.machine.ts`. */
export const realtimeSetup = setup({
	types: {
		context: {} as RealtimeContext,
		events: {} as RealtimeEvent,
		input: {} as RealtimeInput,
		emitted: {} as RealtimeEmitted,
	},
	actors: { socket: fromCallback<SocketCommand>(() => {}) },
	delays: {
		"connect timeout": realtimeLimits.connectWithin,
		"ping interval": realtimeLimits.pingEvery,
		"back-off": ({ context }) => context.reconnectDelayMs,
		"until stale": ({ context }) => Math.max(0, staleAfterMs - ageOf(context.lastPriceAt, context.now())),
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
		/** A pong contains the time of its ping, on this device's clock. */
		"is a late pong": ({ event }) =>
			event.type === "received" &&
			event.message.type === "pong" &&
			event.message.at !== undefined &&
			ageOf(event.message.at, event.at) >= staleAfterMs,
		/** More pings than the last one are unanswered: messages may be delayed as well. */
		"pongs are late": ({ context }) => context.unansweredPings > 1,
		"has prices": ({ event }) => event.type === "received" && carriesPrices(event.message),
		"reports closed orders": ({ event }) => event.type === "received" && event.message.type === "closed",
		"topic has no subscriber": ({ context, event }) =>
			event.type === "subscribe" && subscriberCount(context.subscriptions, event.topic) === 0,
		"is a topic of the customer": ({ event }) =>
			(event.type === "subscribe" || event.type === "unsubscribe") && isCustomerTopic(event.topic),
		"topic has one subscriber": ({ context, event }) =>
			event.type === "unsubscribe" && subscriberCount(context.subscriptions, event.topic) === 1,
		"too many pings unanswered": ({ context }) => context.unansweredPings > realtimeLimits.unansweredPings,
		"silent for too long": ({ context }) => ageOf(context.lastMessageAt, context.now()) > deadAfterMs,
		"prices have stopped": ({ context }) =>
			context.unansweredPings === 0 && ageOf(context.lastPriceAt, context.now()) >= staleAfterMs,
		"prices are stale": ({ context }) => ageOf(context.lastPriceAt, context.now()) >= staleAfterMs,
	},
	actions: {
		"set the session": assign({
			session: ({ event }) => {
				assertEvent(event, "initialise");
				return { token: event.token };
			},
		}),
		"clear the subscriptions": enqueueActions(({ enqueue }) => {
			enqueue.assign({ subscriptions: noSubscriptions });
			enqueue.emit({ type: "subscriptions cleared" });
		}),
		"end the session": assign(({ context }) => ({
			session: { token: undefined },
			subscriptions: withoutCustomer(context.subscriptions),
		})),
		"drop the customer's topics": assign(({ context }) => ({
			subscriptions: withoutCustomer(context.subscriptions),
		})),
		"add a subscriber": assign(({ context, event }) => {
			assertEvent(event, "subscribe");
			return { subscriptions: withSubscriber(context.subscriptions, event.topic) };
		}),
		"remove a subscriber": assign(({ context, event }) => {
			assertEvent(event, "unsubscribe");
			return { subscriptions: withoutSubscriber(context.subscriptions, event.topic) };
		}),
		"send to the socket": sendTo("socket", ({ event }) => {
			assertEvent(event, ["subscribe", "unsubscribe"]);
			return { type: "send", message: event };
		}),
		"send the login": enqueueActions(({ context, enqueue }) => {
			const token = context.session?.token;
			if (token !== undefined) enqueue.sendTo("socket", { type: "send", message: { type: "login", token } });
		}),
		"send the logout": enqueueActions(({ context, enqueue }) => {
			for (const topic of subscribedTopics(context.subscriptions).filter(isCustomerTopic))
				enqueue.sendTo("socket", { type: "send", message: { type: "unsubscribe", topic } });
			enqueue.sendTo("socket", { type: "send", message: { type: "logout" } });
		}),
		"send all subscriptions": enqueueActions(({ context, enqueue }) => {
			for (const topic of subscribedTopics(context.subscriptions))
				enqueue.sendTo("socket", { type: "send", message: { type: "subscribe", topic } });
		}),
		"send the customer's subscriptions": enqueueActions(({ context, enqueue }) => {
			for (const topic of subscribedTopics(context.subscriptions).filter(isCustomerTopic))
				enqueue.sendTo("socket", { type: "send", message: { type: "subscribe", topic } });
		}),
		ping: enqueueActions(({ context, enqueue }) => {
			enqueue.sendTo("socket", { type: "send", message: { type: "ping", at: context.now() } });
			enqueue.assign({ unansweredPings: context.unansweredPings + 1 });
		}),
		"reset the heartbeat": assign(({ context }) => ({
			liveAt: context.now(),
			lastMessageAt: context.now(),
			unansweredPings: 0,
		})),
		"record the pong": assign({ unansweredPings: 0, failures: 0 }),
		"record the message": assign(({ event }) => {
			assertEvent(event, "received");
			return { lastMessageAt: event.at };
		}),
		"record the prices": assign(({ context, event }) => {
			assertEvent(event, "received");
			/** Moves the start back if the clock was set back, so that later prices are not older than the connection. */
			const since = event.at < context.liveAt ? event.at : context.liveAt;
			const isSetBack = context.freshness.is === "live" && since < context.freshness.since;
			return {
				lastPriceAt: event.at,
				liveAt: since,
				...(isSetBack && { freshness: { is: "live" as const, since } }),
			};
		}),
		"mark live": assign(({ context }) => ({ freshness: { is: "live", since: context.liveAt } })),
		"mark stale": assign(({ context }) => ({ freshness: { is: "stale", since: context.lastPriceAt } })),
		"mark offline": assign(({ context }) => ({ freshness: { is: "offline", since: context.lastPriceAt } })),
		"choose the reconnect delay": assign(({ context }) => ({
			reconnectDelayMs: backOff(context.failures, context.random()),
			failures: context.failures + 1,
		})),
		"emit the push": enqueueActions(({ event, enqueue }) => {
			assertEvent(event, "received");
			if (event.message.type === "closed" || carriesPrices(event.message))
				enqueue.emit({ type: "push", push: event.message });
		}),
		"emit login refused": enqueueActions(({ context, event, enqueue }) => {
			const token = context.session?.token;
			if (event.type !== "received" || event.message.type !== "login result" || token === undefined) return;
			enqueue.emit({ type: "login refused", token, message: event.message.message });
		}),
		"emit connected": enqueueActions(({ context, enqueue }) => {
			enqueue.emit({ type: context.isReconnect ? "reconnected" : "connected" });
			enqueue.assign({ isReconnect: true });
		}),
		"mark as reconnect": assign({ isReconnect: true }),
		"open a socket": spawnChild("socket", { id: "socket" }),
		"close the socket": stopChild("socket"),
	},
});
