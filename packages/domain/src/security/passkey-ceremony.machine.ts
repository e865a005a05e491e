import { Data } from "effect";
import { assign, emit, setup } from "xstate";
import { requireValue } from "../command/command-answer.ts";
import { noSecret, type Secret } from "../command/secret.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";

/**
 * The device returned no answer. 'cancelled': the customer refused, or the request timed out. 'exists already': it has a passkey
 * for this account. 'not possible': it does not support passkeys, or not for this origin.
 */
export class PasskeyDeviceError extends Data.TaggedError("PasskeyDeviceError")<{
	readonly reason: "cancelled" | "exists already" | "not possible";
}> {}

export type PasskeyFailure = QueryError | PasskeyDeviceError;

export interface PasskeyCeremonyContext {
	/** Why the last attempt returned no answer; `undefined` after a defect, and without an attempt. */
	readonly failure: PasskeyFailure | undefined;
	/** Redacted in every snapshot, and wiped when the options are read. */
	readonly password: Secret;
	/** The platform's options of the current attempt, as JSON of WebAuthn. */
	readonly options: string | undefined;
}

export type PasskeyCeremonyEvent =
	/** With the login password for a new passkey. */
	{ readonly type: "start"; readonly password?: Secret } | { readonly type: "dismiss" };

/** The answer of the device, as JSON of WebAuthn. It is valid once. */
export interface PasskeyAnswered {
	readonly type: "answered";
	readonly response: string;
}

/**
 * The passkey ceremony up to the answer of the device (ours, A-246), for a new passkey or a login, depending on the provided
 * actors. The platform's options are read, those for a new passkey with the login password; then the device asks its owner.
 * Further starts are ignored meanwhile. 'answered' carries the answer, which the command of the screen sends. Until then nothing
 * has changed on the platform.
 */
export const passkeyCeremonyMachine = setup({
	types: {} as {
		context: PasskeyCeremonyContext;
		events: PasskeyCeremonyEvent;
		emitted: PasskeyAnswered;
		tags: "busy";
	},
	actors: {
		readOptions: requestActor<string, QueryError, Secret>(),
		askDevice: requestActor<string, PasskeyDeviceError, string>(),
	},
	actions: {
		fail: assign((_, failure: PasskeyFailure | undefined) => ({ failure })),
		"take the password": assign(({ event }) => ({
			password: (event.type === "start" ? event.password : undefined) ?? noSecret,
		})),
		"wipe the password": assign(() => ({ password: noSecret })),
		"store the options": assign((_, options: string | undefined) => ({ options })),
		"emit answered": emit((_, response: string) => ({ type: "answered" as const, response })),
	},
}).createMachine({
	id: "passkey ceremony",
	context: { failure: undefined, password: noSecret, options: undefined },
	initial: "idle",
	states: {
		idle: { on: { start: { target: "reading options", actions: "take the password" } } },
		"reading options": {
			tags: "busy",
			entry: { type: "fail", params: undefined },
			exit: "wipe the password",
			invoke: {
				id: "readOptions",
				src: "readOptions",
				input: ({ context }) => context.password,
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
				start: { target: "reading options", actions: "take the password" },
				dismiss: { target: "idle", actions: { type: "fail", params: undefined } },
			},
		},
	},
});
