import type { Connection } from "./connection.ts";

/** The minimum time between two pushes of the same orders or the same chart. */
export const pauseMs = 500;

/** What is sent to many clients for one moment, or to a new subscriber. */
export interface Publication {
	readonly at: number;
}

/** What a noun publishes to the clients that have subscribed to its topics. */
export interface Feed {
	readonly isFor: (topic: string) => boolean;
	/** Sends what is due to a subscriber; called on every tick, and when it subscribes. */
	readonly send: (connection: Connection, topic: string, publication: Publication) => void;
	/** The longest interval at which it must be called, if it matters. */
	readonly tickMs?: () => number | undefined;
}
