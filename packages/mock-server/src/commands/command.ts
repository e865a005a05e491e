import type { WireSchema } from "@tradewind/contracts";
import { readCommand } from "./read-command.ts";

/** A command of the control: its body is read by the schema. It throws `ControlRefused` if the body does not fit. */
export const command =
	<Given, Answer>(schema: WireSchema<Given>, run: (given: Given) => Answer): ((body?: unknown) => Answer) =>
	(body = {}) =>
		run(readCommand(schema, body));
