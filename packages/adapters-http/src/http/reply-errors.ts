import {
	AnswerLost,
	type CommandError,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
	Unreadable,
} from "@tradewind/domain/request";
import { Effect } from "effect";
import type { Reading } from "./read-reply.ts";

/** The reply to an executed command: its data and the platform's localized text. */
export interface CommandSuccess<Data> {
	readonly data: Data;
	readonly message: string;
}

/** The result of a query. It is safe to repeat it after any error. */
export const answerToQuery = <Data>(
	call: string,
	reading: Reading<Data>,
): Effect.Effect<Data, QueryError> => {
	switch (reading.is) {
		case "success":
			return Effect.succeed(reading.data);
		case "refused":
			return Effect.fail(new Refused({ code: reading.code, message: reading.message }));
		case "session invalid":
			return Effect.fail(new SessionInvalid({ message: reading.message }));
		case "no answer":
			return Effect.fail(new Unreachable({ reason: "no answer" }));
		case "bad status":
			return Effect.fail(new Unreachable({ reason: "bad status", status: reading.status }));
		case "unreadable":
			return Effect.fail(new Unreadable({ call, detail: reading.detail }));
	}
};

/** The result of a command. Only an envelope of the platform decides it; otherwise the outcome is unknown. */
export const answerToCommand = <Data>(
	reading: Reading<Data> | { readonly is: "timed out" },
): Effect.Effect<CommandSuccess<Data>, CommandError> => {
	switch (reading.is) {
		case "timed out":
			return Effect.fail(new AnswerLost({ reason: "timed out" }));
		case "success":
			return Effect.succeed({ data: reading.data, message: reading.message });
		case "refused":
			return Effect.fail(new Refused({ code: reading.code, message: reading.message }));
		case "session invalid":
			return Effect.fail(new SessionInvalid({ message: reading.message }));
		case "no answer":
			return Effect.fail(new AnswerLost({ reason: "no answer" }));
		case "bad status":
			return Effect.fail(new AnswerLost({ reason: "bad status", status: reading.status }));
		case "unreadable":
			return Effect.fail(new AnswerLost({ reason: "unreadable" }));
	}
};
