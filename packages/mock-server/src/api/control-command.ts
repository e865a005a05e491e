import type { Schema } from "effect";

/** What the reference of the control says about a command. */
export interface CommandReference<Given extends object = object> {
	/** What it does, in one or two sentences. */
	readonly does: string;
	/** A body that fits. */
	readonly example: Given;
	readonly input: Schema.Top;
}

/** A command of the control, by its body. It throws `ControlRefused` if the body does not fit. */
export interface Command<Answer = unknown, Given extends object = object> {
	(body?: unknown): Answer;
	readonly reference: CommandReference<Given>;
}
