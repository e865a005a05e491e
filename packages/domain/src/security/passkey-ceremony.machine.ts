import { Data } from "effect";
import { assign, emit, setup } from "xstate";
import { requireValue } from "../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";

/**
 * The device has given no answer. 'cancelled': the customer refused, or the time was over. 'exists already': it has a passkey of
 * this account. 'not possible': it can't, or not for this address of the app.
 */
export class PasskeyDeviceError extends Data.TaggedError("PasskeyDeviceError")<{
	readonly reason: "cancelled" | "exists already" | "not possible";
}> {}

export type PasskeyFailure = QueryError | PasskeyDeviceError;

export interface PasskeyCeremonyContext {
	/** Why the last attempt gave no answer; `undefined` after a defect, and without an attempt. */
	readonly failure: PasskeyFailure | undefined;
	/** The platform's options of the current attempt, as JSON of WebAuthn. */
	readonly options: string | undefined;
}

export type PasskeyCeremonyEvent = { readonly type: "start" } | { readonly type: "dismiss" };

/** The answer of the device, as JSON of WebAuthn. It is valid once. */
export interface PasskeyAnswered {
	readonly type: "answered";
	readonly response: string;
}

/**
 * The ceremony of a passkey up to the answer of the device (ours, A-246): for a new passkey or a login, by the actors that are
 * provided. The platform's options are read, then the device asks its owner. Further starts are ignored meanwhile. 'answered'
 * carries the answer; the command that sends it is that of the screen. Nothing has changed on the platform before.
 */
export const passkeyCeremonyMachine = setup({
	types: {} as {
		context: PasskeyCeremonyContext;
		events: PasskeyCeremonyEvent;
		emitted: PasskeyAnswered;
		tags: "busy";
	},
	actors: {
		readOptions: requestActor<string, QueryError>(),
		askDevice: requestActor<string, PasskeyDeviceError, string>(),
	},
	actions: {
		fail: assign((_, failure: PasskeyFailure | undefined) => ({ failure })),
		"store the options": assign((_, options: string | undefined) => ({ options })),
		"emit answered": emit((_, response: string) => ({ type: "answered" as const, response })),
	},
}).createMachine({
	id: "passkey ceremony",
	context: { failure: undefined, options: undefined },
	initial: "idle",
	states: {
		idle: { on: { start: "reading options" } },
		"reading options": {
			tags: "busy",
			entry: { type: "fail", params: undefined },
			invoke: {
				id: "readOptions",
				src: "readOptions",
				onDone: [
					{ guard: hasFailed, target: "failed", actions: { type: "fail", params: failureOf } },
					{ target: "asking the device", actions: { type: "store the options", params: answerOf } },
				],
				onError: "failed",
			},
		},
		"asking the device": {
			tags: "busy",
			invoke: {
				id: "askDevice",
				src: "askDevice",
				input: ({ context }) => requireValue(context.options),
				onDone: [
					{ guard: hasFailed, target: "failed", actions: { type: "fail", params: failureOf } },
					{
						target: "idle",
						actions: { type: "emit answered", params: (answered) => requireValue(answerOf(answered)) },
					},
				],
				onError: "failed",
			},
		},
		failed: {
			on: {
				start: "reading options",
				dismiss: { target: "idle", actions: { type: "fail", params: undefined } },
			},
		},
	},
});
