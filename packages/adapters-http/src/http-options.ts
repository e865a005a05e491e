import type { Token } from "@tradewind/domain/session";

/** What the adapter needs of the world around it. Functions are asked anew for every request. */
export interface HttpOptions {
	/** Where the platform is; the calls' paths are resolved against it. */
	readonly baseUrl: string;
	/** The platform's code of the current language, for the `lang` header. */
	readonly language: () => string;
	readonly token: () => Token | undefined;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly clock: () => number;
	readonly isOnline: () => boolean;
	/** Code 999 came to a call that was sent with this token; not told for initial calls (Spec 1 §8). */
	readonly onSessionInvalid: (token: Token) => void;
	/** How many requests are under way, whenever that changes. */
	readonly onBusy?: (requests: number) => void;
	/** In place of the browser's own: for tests, and for a platform in the same process. */
	readonly fetch?: (request: Request) => Promise<Response>;
}
