import type { Call, LeftOutRow, WireInput } from "@tradewind/contracts";
import type { Token } from "@tradewind/domain/session";
import type { DeviceClock } from "@tradewind/domain/time";
import type { Reply } from "./reply.ts";

/** The settings of the connection to the platform. Functions are called for every request. */
export interface HttpOptions {
	/** The platform's address; the calls' paths are resolved against it. */
	readonly baseUrl: string;
	/** The platform's code of the current language, for the `lang` header. */
	readonly language: () => string;
	readonly token: () => Token | undefined;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly clock: () => number;
	readonly isOnline: () => boolean;
	/** A call that was sent with this token got code 999; not called for initial calls (Spec 1 §8). */
	readonly onSessionInvalid: (token: Token) => void;
	/** Called with the number of requests in flight when it changes. */
	readonly onBusy?: (requests: number) => void;
	/** Called with the number of commands that are sent and not answered, at most 15 s each, when it changes. */
	readonly onCommands?: (inFlight: number) => void;
	/** A row of a reply that was left out because it could not be read, with the id of its call. */
	readonly onRowLeftOut?: (call: string, row: LeftOutRow) => void;
	/** Called before a request is sent; the result is called with the answer. */
	readonly onSend?: (call: Pick<Call, "method" | "path">, input: WireInput) => (reply: Reply) => void;
	/** Replaces the browser's `fetch`: for tests, and for a platform in the same process. */
	readonly fetch?: (request: Request) => Promise<Response>;
}

/** The device of the customer who signs in (Spec 1 §3). */
export interface Device {
	readonly system: string;
	readonly version: string;
	/** Created once and stored on the device. */
	readonly id: string;
}

export interface AdapterOptions extends HttpOptions {
	/** Called at each login. */
	readonly device: () => Device;
	/** The path of the captcha, where the platform has another one than the contract (docs/assumptions.md, A-221). */
	readonly captchaPath?: string | undefined;
	/** Both clocks of the device: a time left in an answer refers to one moment. */
	readonly deviceClock: DeviceClock;
}
