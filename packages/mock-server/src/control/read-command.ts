import type { WireSchema } from "@tradewind/contracts";
import { Result } from "effect";
import { readAs } from "../api/fields.ts";
import { ControlRefused } from "./refused.ts";

/** Reads the body of a command; throws a `ControlRefused` that names the field. */
export const readCommand = <A>(schema: WireSchema<A>, body: unknown): A => {
	const read = readAs(schema, body);
	if (Result.isSuccess(read)) return read.success;
	const { field, reason } = read.failure.facts ?? {};
	throw new ControlRefused(
		typeof field === "string" ? field : "request",
		typeof reason === "string" ? reason : "does not fit",
	);
};
