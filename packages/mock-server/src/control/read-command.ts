import type { WireSchema } from "@tradewind/contracts";
import { Result } from "effect";
import { readAs } from "../api/fields.ts";
import { say } from "../api/messages.ts";
import { ControlRefused } from "./refused.ts";

/** Reads what a command was given; throws a refusal that names the field. */
export const readCommand = <A>(schema: WireSchema<A>, given: unknown): A => {
	const read = readAs(schema, given);
	if (Result.isSuccess(read)) return read.success;
	const { message, facts } = read.failure;
	const field = facts?.field;
	const sentence = say(message, "en", facts);
	const named = typeof field === "string" ? field : "request";
	throw new ControlRefused(named, sentence.replace(`${named}: `, ""));
};
