import type { WireSchema } from "@tradewind/contracts";
import type { Command } from "../api/control-command.ts";
import { readCommand } from "./read-command.ts";

/** A command whose body is read by the schema. */
export const command = <Given extends object, Answer>(
	about: { readonly does: string; readonly example: NoInfer<Given> },
	schema: WireSchema<Given>,
	run: (given: Given) => Answer,
): Command<Answer, Given> =>
	Object.assign((body: unknown = {}) => run(readCommand(schema, body)), {
		reference: { ...about, input: schema },
	});
