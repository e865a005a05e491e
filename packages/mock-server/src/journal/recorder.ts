import type { Input } from "./entry.ts";

/** How a change of the world ended. */
export interface Ending<Answer> {
	/** It took something from outside, such as a random token, or said that it changes the world. */
	readonly isChange: boolean;
	/** `undefined` if it failed. */
	readonly answer: Answer | undefined;
	readonly error: unknown;
}

export interface Change<Answer> {
	readonly input: () => Input;
	readonly file?: Uint8Array<ArrayBuffer> | undefined;
	/** Whether it is written down; by default it is. */
	readonly isKept?: (ending: Ending<Awaited<Answer>>) => boolean;
	/** The code of the answer. */
	readonly outcome?: (answer: Awaited<Answer>) => number | undefined;
}

/** Writes down what changes a world, so that the world can be made again. */
export interface Recorder {
	/** Whether the world is being made again: its answers are not sent. */
	readonly isReplay: () => boolean;
	/** Takes a text from outside, such as a random one. A replay returns the same text. */
	readonly draw: (make: () => string) => string;
	/** Says that a query changes the world, so that it is written down. */
	readonly changes: () => void;
	/** Makes a change, after those that began before, at one moment of the clock. It is written down before the answer is returned. */
	readonly run: <Answer>(change: Change<Answer>, execute: () => Answer) => Answer;
	/** A query has used a session. */
	readonly used: (token: string) => void;
}

/** Of a world that is not kept. */
export const noRecorder: Recorder = {
	isReplay: () => false,
	draw: (make) => make(),
	changes: () => {},
	run: (_, execute) => execute(),
	used: () => {},
};
