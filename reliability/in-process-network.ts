import { calls } from "@tradewind/contracts";
import { ConnectionDropped, type Platform } from "@tradewind/mock-server";
import { network } from "./network-seam.ts";

/** A command that left the device. */
export interface SentCommand {
	/** The id of the call. */
	readonly call: string;
	readonly at: number;
}

export const origin = "http://tradewind.test";

/** Milliseconds that a WebSocket takes to open. */
const openingMs = 20;

/** Records the commands among the requests passed to `record`. */
export const createCommandLog = () => {
	const commands: SentCommand[] = [];
	return {
		sentCommands: (): readonly SentCommand[] => commands,
		record: (request: Request): void => {
			const url = new URL(request.url);
			const call = calls.find(({ path, method }) => path === url.pathname && method === request.method);
			if (call?.kind === "command") commands.push({ call: call.id, at: Date.now() });
		},
	};
};

/**
 * Connects `fetch` and `WebSocket` to `platform` and returns the commands sent so far. A dropped request is sent once more, as
 * browsers do (docs/assumptions.md, A-31).
 */
export const connectInProcess = (
	platform: Platform,
	noteActivity: () => void,
): (() => readonly SentCommand[]) => {
	const { sentCommands, record } = createCommandLog();
	const request = async (original: Request): Promise<Response> => {
		const copy = original.clone();
		try {
			return await platform.fetch(original);
		} catch (error) {
			if (error instanceof ConnectionDropped) return await platform.fetch(copy);
			throw error;
		}
	};
	const aborted = ({ signal }: Request): Promise<never> =>
		new Promise((_, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		});
	const send = async (original: Request): Promise<Response> => {
		record(original);
		noteActivity();
		try {
			return await Promise.race([request(original), aborted(original)]);
		} catch {
			throw new TypeError("fetch failed");
		} finally {
			noteActivity();
		}
	};

	class InProcessSocket {
		static readonly OPEN = 1;
		readyState = 0;
		onopen: (() => void) | null = null;
		onmessage: ((event: { readonly data: string }) => void) | null = null;
		onclose: (() => void) | null = null;
		onerror: (() => void) | null = null;
		#platform: ReturnType<Platform["connect"]> | undefined;
		constructor() {
			setTimeout(() => this.#open(), openingMs);
		}
		#open(): void {
			if (this.readyState !== 0) return;
			this.readyState = 1;
			this.#platform = platform.connect({
				send: (data) => {
					if (this.readyState === 1) this.onmessage?.({ data });
				},
				close: () => setTimeout(() => this.#closed()),
			});
			this.onopen?.();
		}
		#closed(): void {
			if (this.readyState === 3) return;
			this.readyState = 3;
			this.#platform?.closed();
			this.onclose?.();
		}
		send(text: string): void {
			this.#platform?.received(text);
		}
		close(): void {
			this.onclose = null;
			this.#closed();
		}
	}
	network.fetch = send;
	network.WebSocket = InProcessSocket;
	return sentCommands;
};

/**
 * Ends the connection made by `connectInProcess`. What an app of an ended run still sends would reach its platform on the real
 * clock, and the platform would process all time since the virtual one.
 */
export const disconnectInProcess = (): void => {
	network.fetch = () => new Promise(() => {});
	network.WebSocket = class {};
};
