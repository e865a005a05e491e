import { calls } from "@tradewind/contracts";
import { ConnectionDropped, type Platform } from "@tradewind/mock-server";
import { ends } from "./ends-of-the-line.ts";

/** A command that left the device, as it stood on the line. */
export interface SentCommand {
	/** The id of the call. */
	readonly call: string;
	readonly at: number;
}

/** The line between the app and a platform in the same process, and what went over it. */
export interface Line {
	readonly commands: () => readonly SentCommand[];
}

export const origin = "http://tradewind.test";

/** Milliseconds that a WebSocket takes to open. */
const openingMs = 20;

/** Keeps the commands among the requests that it is told. */
export const countCommands = () => {
	const commands: SentCommand[] = [];
	return {
		commands: (): readonly SentCommand[] => commands,
		note: (request: Request): void => {
			const url = new URL(request.url);
			const call = calls.find(({ path, method }) => path === url.pathname && method === request.method);
			if (call?.kind === "command") commands.push({ call: call.id, at: Date.now() });
		},
	};
};

/**
 * Takes the place of `fetch` and `WebSocket` in the globals, in front of `platform`. A request whose connection was cut is sent
 * once more, as browsers do by their own hand (docs/assumptions.md, A-31).
 */
export const layLine = (platform: Platform, stir: () => void): Line => {
	const { commands, note } = countCommands();
	const ask = async (request: Request): Promise<Response> => {
		const again = request.clone();
		try {
			return await platform.fetch(request);
		} catch (error) {
			if (error instanceof ConnectionDropped && again.method === "GET") return await platform.fetch(again);
			throw error;
		}
	};
	const aborted = ({ signal }: Request): Promise<never> =>
		new Promise((_, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		});
	const send = async (request: Request): Promise<Response> => {
		note(request);
		stir();
		try {
			return await Promise.race([ask(request), aborted(request)]);
		} catch {
			throw new TypeError("fetch failed");
		} finally {
			stir();
		}
	};

	class LineSocket {
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
				close: () => setTimeout(() => this.#ended()),
			});
			this.onopen?.();
		}
		#ended(): void {
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
			this.#ended();
		}
	}
	ends.fetch = send;
	ends.WebSocket = LineSocket;
	return { commands };
};
