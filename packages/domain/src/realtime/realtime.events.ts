import type { Token } from "../session/login/customer.ts";
import type { Instant } from "../time/instant.ts";
import type { Incoming, Outgoing, Push, Topic } from "./frame.ts";
import type { Freshness } from "./freshness.ts";
import type { Subscriptions } from "./subscriptions.ts";

export interface RealtimeInput {
	/** This device's clock. */
	readonly now: () => Instant;
	/** A number in [0, 1), for the jitter of the back-off. */
	readonly random: () => number;
}

export interface RealtimeContext extends RealtimeInput {
	/** Whose connection it is; `undefined` before the first `initialise`, without a token for a visitor. */
	readonly session: { readonly token: Token | undefined } | undefined;
	readonly subscriptions: Subscriptions;
	readonly freshness: Freshness;
	/** When the last price came; before the first one, when the machine started. */
	readonly lastPriceAt: Instant;
	/** When the present connection, or the one before it, went live. */
	readonly liveAt: Instant;
	/** When the last message of any kind came, or when the connection went live. */
	readonly lastMessageAt: Instant;
	readonly unansweredPings: number;
	/** Connections that came to nothing since the last one that answered a ping. */
	readonly failures: number;
	/** Milliseconds of the present wait before connecting again. */
	readonly reconnectDelayMs: number;
	/** It was live before, or an attempt to be has failed. */
	readonly isReconnect: boolean;
}

export type RealtimeEvent =
	/** Sent on every navigation; does nothing while the connection of the same session stands or is being made. */
	| { readonly type: "initialise"; readonly token: Token | undefined }
	/** By HTTP, after its `initialise`. Only a login that was refused is tried again for it, once. */
	| { readonly type: "session confirmed" }
	| { readonly type: "subscribe"; readonly topic: Topic }
	| { readonly type: "unsubscribe"; readonly topic: Topic }
	| { readonly type: "logout" }
	| { readonly type: "network lost" }
	| { readonly type: "network back" }
	| { readonly type: "became visible"; readonly at: Instant }
	| { readonly type: "stop" }
	| SocketEvent;

/** What the socket actor tells the machine. */
export type SocketEvent =
	| { readonly type: "socket opened" }
	| { readonly type: "socket closed" }
	| { readonly type: "received"; readonly message: Incoming; readonly at: Instant };

/** What the machine tells the socket actor. */
export interface SocketCommand {
	readonly type: "send";
	readonly message: Outgoing;
}

export type RealtimeEmitted =
	| { readonly type: "push"; readonly push: Push }
	/** Live at the first attempt: what was read by HTTP before is out of date, if anything was. */
	| { readonly type: "connected" }
	/** Live after an interruption, or after a first attempt that failed: what was read by HTTP may be out of date, or missing. */
	| { readonly type: "reconnected" }
	| { readonly type: "login refused"; readonly token: Token; readonly message: string }
	/** Whoever still wants a topic asks for it again; `holdTopic` does. */
	| { readonly type: "subscriptions cleared" };
