import { type Token, token } from "@tradewind/domain/session";
import { createHttp } from "./http.ts";
import type { HttpOptions } from "./http-options.ts";

export const mia: Token = token("mia");

type Answer = (request: Request) => Response | Promise<Response>;

/** `{ code, msg, data }` with status 200. */
export const enveloped = (code: number, data: unknown = {}, msg = "ok"): Response =>
	Response.json({ code, msg, data });

/** An HTTP adapter whose platform is `answer`. */
export const startHttp = (answer: Answer, changes: Partial<HttpOptions> = {}) => {
	const requests: Request[] = [];
	const invalid: Token[] = [];
	const busy: number[] = [];
	const options: HttpOptions = {
		baseUrl: "https://tradewind.test/",
		language: () => "hk",
		token: () => mia,
		clock: () => 1_767_225_600_000,
		isOnline: () => true,
		onSessionInvalid: (sentWith) => invalid.push(sentWith),
		onBusy: (count) => busy.push(count),
		fetch: async (request) => {
			requests.push(request);
			return answer(request);
		},
		...changes,
	};
	return { http: createHttp(options), options, requests, invalid, busy };
};

/** A response that the test resolves or drops. */
export const byHand = () => {
	let answer: (response: Response) => void = () => {};
	let drop: (error: Error) => void = () => {};
	const response = new Promise<Response>((resolve, reject) => {
		answer = resolve;
		drop = reject;
	});
	return {
		response,
		answer: (reply: Response) => answer(reply),
		drop: () => drop(new TypeError("fetch failed")),
	};
};
