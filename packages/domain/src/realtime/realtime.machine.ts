import { and } from "xstate";
import { realtimeSetup } from "./realtime.setup.ts";
import { noSubscriptions } from "./subscriptions.ts";

/**
 * The realtime connection (Spec 1 §4 and §9): connects, logs in if there is a token, subscribes, pings, and
 * reconnects by itself. Prices are stale from the start of a connection until the first price, and again after 10 s
 * without one. Replies to pings do not count as prices. Prices do not count either while pings are unanswered: they
 * may be just as late. A ping that is answered after 10 s or more shows that the connection is delayed: it is
 * replaced (docs/assumptions.md, A-150). A refused login is retried once on the same connection each time the session
 * is confirmed.
 */
export const realtimeMachine = realtimeSetup.createMachine({
	id: "realtime",
	context: ({ input }) => ({
		...input,
		session: undefined,
		subscriptions: noSubscriptions,
		freshness: { is: "offline", since: input.now() },
		lastPriceAt: input.now(),
		liveAt: input.now(),
		lastMessageAt: input.now(),
		unansweredPings: 0,
		failures: 0,
		reconnectDelayMs: 0,
		isReconnect: false,
	}),
	initial: "idle",
	on: {
		initialise: [
			{ guard: "is the same session" },
			{ guard: "is the first session", target: ".connecting", actions: "set the session" },
			{ target: ".connecting", actions: ["set the session", "clear the subscriptions"] },
		],
		subscribe: { actions: "add a subscriber" },
		unsubscribe: { actions: "remove a subscriber" },
		logout: { guard: "has a token", actions: "end the session" },
		"network lost": ".offline",
		stop: ".idle",
	},
	states: {
		idle: {
			entry: "close the socket",
			on: {
				initialise: { guard: "is the same session", target: "connecting" },
				"network lost": {},
				stop: {},
			},
		},
		connecting: {
			entry: ["close the socket", "open a socket"],
			after: { "connect timeout": "waiting to reconnect" },
			on: {
				"socket opened": [{ guard: "has a token", target: "logging in" }, { target: "live" }],
				"socket closed": "waiting to reconnect",
			},
		},
		"logging in": {
			entry: "send the login",
			after: { "connect timeout": "waiting to reconnect" },
			on: {
				received: [
					{ guard: "login accepted", target: "live" },
					{
						guard: "login refused",
						target: "live.login.refused",
						actions: ["emit login refused", "drop the customer's topics"],
					},
				],
				"socket closed": "waiting to reconnect",
				logout: { target: "live", actions: ["send the logout", "end the session"] },
			},
		},
		live: {
			type: "parallel",
			entry: ["reset the heartbeat", "send all subscriptions", "emit connected"],
			exit: "mark offline",
			on: {
				"socket closed": "waiting to reconnect",
				subscribe: [
					{ guard: "topic has no subscriber", actions: ["send to the socket", "add a subscriber"] },
					{ actions: "add a subscriber" },
				],
				unsubscribe: [
					{ guard: "topic has one subscriber", actions: ["send to the socket", "remove a subscriber"] },
					{ actions: "remove a subscriber" },
				],
			},
			states: {
				login: {
					initial: "settled",
					on: {
						received: {
							guard: "login refused",
							target: ".refused",
							actions: ["emit login refused", "drop the customer's topics"],
						},
						logout: {
							guard: "has a token",
							target: ".settled",
							actions: ["send the logout", "end the session"],
						},
					},
					states: {
						settled: {},
						refused: {
							on: {
								"session confirmed": { guard: "has a token", target: "retrying login" },
								subscribe: { guard: "is a topic of the customer", actions: "add a subscriber" },
								unsubscribe: { guard: "is a topic of the customer", actions: "remove a subscriber" },
							},
						},
						"retrying login": {
							entry: "send the login",
							after: { "connect timeout": "#realtime.waiting to reconnect" },
							on: {
								received: {
									guard: "login accepted",
									target: "settled",
									actions: "send the customer's subscriptions",
								},
								subscribe: { guard: "is a topic of the customer", actions: "add a subscriber" },
								unsubscribe: { guard: "is a topic of the customer", actions: "remove a subscriber" },
							},
						},
					},
				},
				heartbeat: {
					initial: "pinging",
					states: {
						pinging: {
							after: {
								"ping interval": [
									{ guard: "too many pings unanswered", target: "#realtime.connecting" },
									{ target: "pinging", reenter: true, actions: "ping" },
								],
							},
							on: {
								received: [
									{ guard: "is a late pong", target: "#realtime.connecting" },
									{ guard: "is a pong", actions: ["record the message", "record the pong"] },
									{ actions: "record the message" },
								],
								"became visible": [
									{ guard: "silent for too long", target: "#realtime.connecting" },
									{ guard: "prices have stopped", actions: "ping" },
								],
								"network back": [
									{ guard: "silent for too long", target: "#realtime.connecting" },
									{ guard: "prices have stopped", actions: "ping" },
								],
							},
						},
					},
				},
				prices: {
					initial: "stale",
					on: { received: { guard: "reports closed orders", actions: "emit the push" } },
					states: {
						stale: {
							entry: "mark stale",
							on: {
								received: [
									{ guard: and(["has prices", "pongs are late"]), actions: "emit the push" },
									{ guard: "has prices", target: "fresh", actions: ["record the prices", "emit the push"] },
								],
							},
						},
						fresh: {
							entry: "mark live",
							after: {
								"until stale": [
									{ guard: "prices are stale", target: "stale" },
									{ target: "fresh", reenter: true },
								],
							},
							on: {
								received: { guard: "has prices", actions: ["record the prices", "emit the push"] },
								"became visible": { guard: "prices are stale", target: "stale" },
								"network back": { guard: "prices are stale", target: "stale" },
							},
						},
					},
				},
			},
		},
		"waiting to reconnect": {
			entry: ["close the socket", "mark as reconnect", "choose the reconnect delay"],
			after: { "back-off": "connecting" },
			on: {
				initialise: { guard: "is the same session", target: "connecting" },
				"network back": "connecting",
				"became visible": "connecting",
			},
		},
		offline: {
			entry: ["close the socket", "mark as reconnect"],
			on: {
				initialise: { guard: "is the same session", target: "connecting" },
				"network lost": {},
				"network back": "connecting",
				"became visible": "connecting",
			},
		},
	},
});
