import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Call } from "@tradewind/contracts";
import type { Clock } from "../clock/clock.ts";
import { limits } from "../safety/limits.ts";
import { createShares } from "../safety/shares.ts";
import type { Received } from "./received.ts";

interface FirstAnswer {
	readonly at: number;
	/** Rejects if the connection was dropped: the repetition is dropped, too. */
	readonly response: Promise<Response>;
}

export interface Sent {
	readonly request: Received;
	/** The input of the call, also that of a form. */
	readonly fields: unknown;
	/** The owner of the share that the answer uses. */
	readonly owner: string;
}

/**
 * The first answers to requests with a `t`. Browsers repeat a request on their own when its connection breaks, and no page can
 * prevent it. A request with the same address, token, form and `t` is that repetition: it gets the first answer, or waits for it,
 * and is not executed again.
 */
export const createFirstAnswers = (clock: Pick<Clock, "now">) => {
	const answers = createShares<FirstAnswer>({
		perOwner: limits.firstAnswersOfOne,
		total: limits.firstAnswers,
	});
	const forgetOld = (): void => {
		for (const [key, { at }] of answers.entries()) {
			if (clock.now() - at < limits.firstAnswerMs) return;
			answers.delete(key);
		}
	};
	return {
		/** The first answer to this request, which `execute` makes if there is none. */
		answer: async (
			call: Call,
			{ request, fields, owner }: Sent,
			execute: () => Promise<Response>,
		): Promise<Response> => {
			const key = call.sends === "file" ? undefined : keyOf(request, fields);
			if (key === undefined) return execute();
			forgetOld();
			const known = answers.get(key);
			if (known) return (await known.response).clone();
			const response = execute();
			answers.set(owner, key, { at: clock.now(), response });
			const first = await response;
			// Of a query only a dropped connection is kept.
			if (call.kind === "query") answers.delete(key);
			return first.clone();
		},
	};
};

/**
 * Without `t` two requests cannot be distinguished. All of it is hashed: address and form may be large, and hold a password. Two
 * requests with the same hash would get the same answer, so the hash has to be collision-resistant.
 */
const keyOf = ({ url, headers }: Received, fields: unknown): string | undefined =>
	new URL(url).searchParams.has("t")
		? bytesToHex(sha256(utf8ToBytes(JSON.stringify([headers.get("authorization"), url, fields ?? null]))))
		: undefined;
