import type { JsonObject } from "./component-schemas.ts";

export interface InputSchema {
	readonly properties?: Readonly<Record<string, JsonObject>>;
	readonly required?: readonly string[];
}

export const language: JsonObject = {
	name: "lang",
	in: "header",
	required: true,
	description: "Language of msg and of names",
	schema: { type: "string" },
	example: "en",
};

export const time: JsonObject = {
	name: "t",
	in: "query",
	required: false,
	description: "Unix milliseconds of the request; keeps caches out of the way",
	schema: { type: "string", pattern: "^\\d{1,16}$" },
	example: "1767225600000",
};

/** Answers without an envelope. The specification shows none (Spec 1 §8: transport errors). */
export const errorResponses = {
	NotServed: {
		description:
			"The platform does not serve the request, and nothing was done: 404 it has no such call, 405 the call has another method, 413 the request is too large.",
		content: { "text/plain": { schema: { type: "string" } } },
	},
	Failed: {
		description:
			"A defect of the platform (500), or of what is between it and the app (such as 502, 503, 504). Whether a command was executed is not known (A-18).",
		content: { "text/plain": { schema: { type: "string" } } },
	},
};
