import type { Call, InputOf } from "@tradewind/contracts";
import type { Platform } from "@tradewind/mock-server";
import { origin } from "../in-process-network.ts";

export const account = "mia@tradewind.test";

/** Makes a call outside the app, as another device of the customer does; returns its data. */
export const ask = async <C extends Call>(
	platform: Platform,
	call: C,
	input: InputOf<C>,
): Promise<unknown> => {
	const headers = { authorization: platform.control["session/open"]({ account }).token, lang: "en" };
	const fields = new URLSearchParams(input);
	const request =
		call.method === "POST"
			? new Request(origin + call.path, { method: "POST", headers, body: fields })
			: new Request(`${origin}${call.path}?${fields}`, { headers });
	const answer: { readonly data: unknown } = await (await platform.fetch(request)).json();
	return answer.data;
};

/** The rows of a page of a list. */
export const rowsOf = (data: unknown): readonly Readonly<Record<string, unknown>>[] => {
	if (Array.isArray(data)) return data;
	return typeof data === "object" && data !== null && "data" in data ? rowsOf(data.data) : [];
};
