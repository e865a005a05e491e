import {
	type Connect,
	type EarlyConnection,
	type SocketWorker,
	socketConnection,
	workerConnection,
} from "@tradewind/adapters-ws";
import { stillWire } from "./stillness.ts";

/** What the inline script of the prerendered page has begun before any code of ours was there; each is taken once. */
interface Early {
	/** By path and query, without `t`. */
	readonly replies: Record<string, Promise<Response>>;
	/** With what they were asked. */
	readonly headers: { readonly authorization?: string };
	/** Keeps the wires to the platform, of which it opens the first; not where the browser refuses threads. */
	readonly thread: SocketWorker | undefined;
	readonly wire: EarlyConnection;
	/** What was tapped last, by its `data-early`. */
	tapped: string | undefined;
}

declare global {
	var tradewindEarly: Early | undefined;
}

/** `fetch`, except that a question which is already under way is not asked a second time. */
export const earlyFetch = (request: Request): Promise<Response> => {
	const asked = globalThis.tradewindEarly;
	const question = questionOf(request);
	const early = asked?.replies[question];
	if (!early || request.method !== "GET") return fetch(request);
	delete asked.replies[question];
	// What another tab has signed in meanwhile must not be answered with the customer of before.
	return (asked.headers.authorization ?? null) === request.headers.get("authorization")
		? early
		: fetch(request);
};

const questionOf = ({ url }: Request): string => {
	const { pathname, searchParams } = new URL(url);
	searchParams.delete("t");
	return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};

let openWire: Connect | undefined;

/** Opens wires in the thread that the page has begun, of which the first is being opened already, or open. */
export const openEarlyWire: Connect = (url, listener) => {
	const early = globalThis.tradewindEarly;
	openWire ??= stillWire(early?.thread ? workerConnection(early.thread, early.wire) : socketConnection());
	return openWire(url, listener);
};

/** Does what was tapped while the page was still the prerendered one. */
export const repeatEarlyTap = (): void => {
	const early = globalThis.tradewindEarly;
	const tapped = early?.tapped;
	if (tapped) document.querySelector<HTMLElement>(`[data-early="${tapped}"]`)?.click();
	if (early) early.tapped = undefined;
};
