import type { Schema } from "effect";

/** What the reference of the control says about a command. */
export interface CommandReference {
	/** What it does, in one or two sentences. */
	readonly does: string;
	/** A body that fits. */
	readonly example: object;
	readonly input: Schema.Top;
}

/** A command of the control, by its body. It throws `ControlRefused` if the body does not fit. */
export interface Command<Answer = unknown> {
	(body?: unknown): Answer;
	readonly reference: CommandReference;
}
