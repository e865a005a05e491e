import { and } from "xstate";
import { realtimeSetup } from "./realtime.setup.ts";
import { emptyBook } from "./subscription-book.ts";

/**
 * The realtime connection (Spec 1 §4 and §9): connects, logs in when there is a token, subscribes to what is wanted,
 * pings, and comes back by itself. Prices count as stale from the moment the connection is live until one comes, and
 * again when none has come for 10 s; only a price ends that, never an answer to a ping. Nor does a price that comes while
 * pings wait for their answers: it may be as late as they are. A ping that is answered after 10 s or more tells that all
 * comes late on this connection: it is made anew (docs/assumptions.md, A-150). A login that was refused is tried once more
 * on the same connection each time the session is confirmed.
 */
export const realtimeMachine = realtimeSetup.createMachine({
	id: "realtime",
	context: ({ input }) => ({
		...input,
		session: undefined,
		book: emptyBook,
		freshness: { is: "offline", since: input.now() },
		pricesAt: input.now(),
		liveAt: input.now(),
		heardAt: input.now(),
		unansweredPings: 0,
		failures: 0,
		wait: 0,
		comesBack: false,
	}),
	initial: "idle",
	on: {
		initialise: [
			{ guard: "is the same session" },
			{ guard: "is the first session", target: ".connecting", actions: "take over the session" },
			{ target: ".connecting", actions: ["take over the session", "clear the subscriptions"] },
		],
		subscribe: { actions: "add a holder" },
		unsubscribe: { actions: "remove a holder" },
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
			after: { "connect time-out": "waiting to reconnect" },
			on: {
				"socket opened": [{ guard: "has a token", target: "logging in" }, { target: "live" }],
				"socket closed": "waiting to reconnect",
			},
		},
		"logging in": {
			entry: "send the login",
			after: { "connect time-out": "waiting to reconnect" },
			on: {
				received: [
					{ guard: "login accepted", target: "live" },
					{
						guard: "login refused",
						target: "live.login.refused",
						actions: ["tell of the refusal", "drop the customer's topics"],
					},
				],
				"socket closed": "waiting to reconnect",
				logout: { target: "live", actions: ["send the logout", "end the session"] },
			},
		},
		live: {
			type: "parallel",
			entry: ["begin to listen", "send what is wanted", "tell that it is live"],
			exit: "mark offline",
			on: {
				"socket closed": "waiting to reconnect",
				subscribe: [
					{ guard: "nobody holds the topic", actions: ["pass on", "add a holder"] },
					{ actions: "add a holder" },
				],
				unsubscribe: [
					{ guard: "one holds the topic", actions: ["pass on", "remove a holder"] },
					{ actions: "remove a holder" },
				],
			},
			states: {
				login: {
					initial: "settled",
					on: {
						received: {
							guard: "login refused",
							target: ".refused",
							actions: ["tell of the refusal", "drop the customer's topics"],
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
								"session confirmed": { guard: "has a token", target: "trying again" },
								subscribe: { guard: "is a topic of the customer", actions: "add a holder" },
								unsubscribe: { guard: "is a topic of the customer", actions: "remove a holder" },
							},
						},
						"trying again": {
							entry: "send the login",
							after: { "connect time-out": "#realtime.waiting to reconnect" },
							on: {
								received: {
									guard: "login accepted",
									target: "settled",
									actions: "send what the customer wants",
								},
								subscribe: { guard: "is a topic of the customer", actions: "add a holder" },
								unsubscribe: { guard: "is a topic of the customer", actions: "remove a holder" },
							},
						},
					},
				},
				heartbeat: {
					initial: "beating",
					states: {
						beating: {
							after: {
								"ping interval": [
									{ guard: "too many pings unanswered", target: "#realtime.connecting" },
									{ target: "beating", reenter: true, actions: "ping" },
								],
							},
							on: {
								received: [
									{ guard: "is a late pong", target: "#realtime.connecting" },
									{ guard: "is a pong", actions: ["note the message", "note the pong"] },
									{ actions: "note the message" },
								],
								"became visible": [
									{ guard: "silent for too long", target: "#realtime.connecting" },
									{ guard: "is in doubt", actions: "ping" },
								],
								"network back": [
									{ guard: "silent for too long", target: "#realtime.connecting" },
									{ guard: "is in doubt", actions: "ping" },
								],
							},
						},
					},
				},
				prices: {
					initial: "stale",
					on: { received: { guard: "tells of closed orders", actions: "hand over" } },
					states: {
						stale: {
							entry: "mark stale",
							on: {
								received: [
									{ guard: and(["carries prices", "is behind with pongs"]), actions: "hand over" },
									{ guard: "carries prices", target: "flowing", actions: ["note the prices", "hand over"] },
								],
							},
						},
						flowing: {
							entry: "mark live",
							after: {
								"until stale": [
									{ guard: "prices are old", target: "stale" },
									{ target: "flowing", reenter: true },
								],
							},
							on: {
								received: { guard: "carries prices", actions: ["note the prices", "hand over"] },
								"became visible": { guard: "prices are old", target: "stale" },
								"network back": { guard: "prices are old", target: "stale" },
							},
						},
					},
				},
			},
		},
		"waiting to reconnect": {
			entry: ["close the socket", "will come back", "choose the wait"],
			after: { "back-off": "connecting" },
			on: {
				initialise: { guard: "is the same session", target: "connecting" },
				"network back": "connecting",
				"became visible": "connecting",
			},
		},
		offline: {
			entry: ["close the socket", "will come back"],
			on: {
				initialise: { guard: "is the same session", target: "connecting" },
				"network lost": {},
				"network back": "connecting",
				"became visible": "connecting",
			},
		},
	},
});
