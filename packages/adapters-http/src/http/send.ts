import { type Call, carriesTime, type WireInput } from "@tradewind/contracts";
import type { Token } from "@tradewind/domain/session";
import ky from "ky";
import type { HttpOptions } from "./http-options.ts";
import type { Reply } from "./reply.ts";

/** The file of a call that sends one. */
export interface SentFile {
	readonly name: string;
	readonly content: Blob;
}

interface SendOptions {
	readonly file?: SentFile;
	readonly token: Token | undefined;
	readonly signal?: AbortSignal;
	readonly priority?: "low" | undefined;
}

/** Creates the function that sends one request. It never rejects; only the given signal aborts it. */
export const createSend = (options: HttpOptions) => {
	const request = ky.create({
		baseUrl: options.baseUrl,
		/** ky repeats failed GETs, and commands are GETs. */
		retry: 0,
		timeout: false,
		throwHttpErrors: false,
		cache: "no-store",
		/** A platform on another origin recognises by a cookie who may see an uploaded picture. */
		credentials: "include",
		...(options.fetch && { fetch: adapt(options.fetch) }),
	});
	const stamp = createStamp(options.clock);
	let inFlight = 0;
	const count = (change: 1 | -1): void => {
		inFlight += change;
		options.onBusy?.(inFlight);
	};

	return async (
		call: Call,
		input: WireInput,
		{ token, signal, priority, file }: SendOptions,
	): Promise<Reply> => {
		count(1);
		const report = options.onSend?.(call, input);
		let reply: Reply = { is: "no answer" };
		try {
			const response = await request(call.path, {
				method: call.method,
				headers: { lang: options.language(), ...(token && { authorization: token }) },
				searchParams: {
					...(call.sends === "query" && input),
					...(carriesTime(call) && { t: stamp() }),
				},
				...(call.sends === "form" && { body: new URLSearchParams(input) }),
				...(file && { body: formWith(file) }),
				/** Following a redirect would send the command twice. */
				...(call.kind === "command" && { redirect: "error" }),
				...(signal && { signal }),
				...(priority && { priority }),
			});
			reply = { is: "answer", status: response.status, text: await response.text() };
		} catch {
			// No answer.
		}
		count(-1);
		report?.(reply);
		return reply;
	};
};

/** The field is `file` (Spec 1 §7). */
const formWith = ({ name, content }: SentFile): FormData => {
	const form = new FormData();
	form.append("file", content, name);
	return form;
};

/** ky passes a complete Request. */
const adapt =
	(fetch: NonNullable<HttpOptions["fetch"]>) =>
	(request: string | URL | Request, init?: RequestInit): Promise<Response> =>
		fetch(new Request(request, init));

/**
 * The clock's milliseconds, but never the same twice. A browser may repeat a request on its own after a dropped connection;
 * only `t` distinguishes the repetition from a second command.
 */
const createStamp = (clock: () => number): (() => number) => {
	let last = 0;
	return () => {
		last = Math.max(clock(), last + 1);
		return last;
	};
};
