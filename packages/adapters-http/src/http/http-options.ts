import type { LeftOutRow } from "@tradewind/contracts";
import type { Token } from "@tradewind/domain/session";
import type { DeviceClock } from "@tradewind/domain/time";

/** What the connection to the platform depends on. Functions are called anew for every request. */
export interface HttpOptions {
	/** Where the platform is; the calls' paths are resolved against it. */
	readonly baseUrl: string;
	/** The platform's code of the current language, for the `lang` header. */
	readonly language: () => string;
	readonly token: () => Token | undefined;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly clock: () => number;
	readonly isOnline: () => boolean;
	/** A call that was sent with this token got code 999; not called for initial calls (Spec 1 §8). */
	readonly onSessionInvalid: (token: Token) => void;
	/** The number of requests in flight, whenever it changes. */
	readonly onBusy?: (requests: number) => void;
	/** A row of a reply that was left out because it could not be read, with the id of its call. */
	readonly onRowLeftOut?: (call: string, row: LeftOutRow) => void;
	/** Replaces the browser's own: for tests, and for a platform in the same process. */
	readonly fetch?: (request: Request) => Promise<Response>;
}

/** The device that a customer signs in from (Spec 1 §3). */
export interface Device {
	readonly system: string;
	readonly version: string;
	/** Created once and stored on the device. */
	readonly id: string;
}

export interface HttpLayerOptions extends HttpOptions {
	/** Called at each login. */
	readonly device: () => Device;
	/** Both clocks of the device: the time left that the platform states is true at one moment only. */
	readonly deviceClock: DeviceClock;
}
