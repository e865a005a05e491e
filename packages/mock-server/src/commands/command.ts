import type { WireSchema } from "@tradewind/contracts";
import type { Schema } from "effect";
import { readCommand } from "./read-command.ts";

/** What the reference of the control says about a command. */
export interface CommandReference {
	/** What it does, in one or two sentences. */
	readonly does: string;
	/** A body that fits. */
	readonly example: object;
	readonly input: Schema.Top;
}

/** A command of the control: its body is read by the schema. It throws `ControlRefused` if the body does not fit. */
export interface Command<Answer = unknown> {
	(body?: unknown): Answer;
	readonly reference: CommandReference;
}

export const command = <Given extends object, Answer>(
	about: { readonly does: string; readonly example: NoInfer<Given> },
	schema: WireSchema<Given>,
	run: (given: Given) => Answer,
): Command<Answer> =>
	Object.assign((body: unknown = {}) => run(readCommand(schema, body)), {
		reference: { ...about, input: schema },
	});
