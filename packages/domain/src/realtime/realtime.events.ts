import type { Freshness } from "../market/freshness.ts";
import type { Token } from "../session/login/customer.ts";
import type { Instant } from "../time/instant.ts";
import type { Incoming, Outgoing, Push, Topic } from "./frame.ts";
import type { Subscriptions } from "./subscriptions.ts";

export interface RealtimeInput {
	/** This device's clock. */
	readonly now: () => Instant;
	/** A random number in [0, 1) for the jitter of the back-off. */
	readonly random: () => number;
}

export interface RealtimeContext extends RealtimeInput {
	/** The session of the connection: `undefined` before the first `initialise`, without a token for a visitor. */
	readonly session: { readonly token: Token | undefined } | undefined;
	readonly subscriptions: Subscriptions;
	readonly freshness: Freshness;
	/** When the last price arrived; before the first one, when the machine started. */
	readonly lastPriceAt: Instant;
	/** When the current or the previous connection went live. */
	readonly liveAt: Instant;
	/** When the last message of any kind arrived, or when the connection went live. */
	readonly lastMessageAt: Instant;
	readonly unansweredPings: number;
	/** Failed connections since the last one that answered a ping. */
	readonly failures: number;
	/** Milliseconds until the next connection. */
	readonly reconnectDelayMs: number;
	/** The connection was live before, or an attempt has failed. */
	readonly isReconnect: boolean;
}

export type RealtimeEvent =
	/** Sent on every navigation; no effect while the same session is connected or connecting. */
	| { readonly type: "initialise"; readonly token: Token | undefined }
	/** Confirmed by HTTP after `initialise`. Retries a refused login, once. */
	| { readonly type: "session confirmed" }
	| { readonly type: "subscribe"; readonly topic: Topic }
	| { readonly type: "unsubscribe"; readonly topic: Topic }
	| { readonly type: "logout" }
	| { readonly type: "network lost" }
	| { readonly type: "network back" }
	| { readonly type: "became visible"; readonly at: Instant }
	| { readonly type: "stop" }
	| SocketEvent;

/** Events from the socket actor. */
export type SocketEvent =
	| { readonly type: "socket opened" }
	| { readonly type: "socket closed" }
	| { readonly type: "received"; readonly message: Incoming; readonly at: Instant };

/** Commands to the socket actor. */
export interface SocketCommand {
	readonly type: "send";
	readonly message: Outgoing;
}

export type RealtimeEmitted =
	| { readonly type: "push"; readonly push: Push }
	/** Live at the first attempt: data read by HTTP before is outdated. */
	| { readonly type: "connected" }
	/** Live after an interruption or a failed first attempt: data read by HTTP may be outdated or missing. */
	| { readonly type: "reconnected" }
	| { readonly type: "login refused"; readonly token: Token; readonly message: string }
	/** Subscribers have to subscribe again; `subscribeToTopic` does. */
	| { readonly type: "subscriptions cleared" };
