import type { WireSchema } from "@tradewind/contracts";
import { Result } from "effect";
import { readAs } from "../api/fields.ts";
import { messageText } from "../api/messages.ts";
import { ControlRefused } from "./refused.ts";

/** Reads the body of a command; throws a `ControlRefused` that names the field. */
export const readCommand = <A>(schema: WireSchema<A>, body: unknown): A => {
	const read = readAs(schema, body);
	if (Result.isSuccess(read)) return read.success;
	const { message, facts } = read.failure;
	const field = facts?.field;
	const sentence = messageText(message, "en", facts);
	const named = typeof field === "string" ? field : "request";
	throw new ControlRefused(named, sentence.replace(`${named}: `, ""));
};
