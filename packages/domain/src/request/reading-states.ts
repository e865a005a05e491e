import { failureOf, hasFailed } from "./request.actor.ts";

/**
 * The transitions of a reading that fails: to the state 'failed', from which the machine can read again. They need an action
 * "store the failure" in the setup; `commandSetup` has it.
 *
 *     onDone: [readingFailed, { target: "ready", actions: … }], onError: readingBroken
 */
export const readingFailed = {
	guard: hasFailed,
	target: "failed",
	actions: { type: "store the failure", params: failureOf },
} as const;

/** A defect: it has no failure that could be shown. */
export const readingBroken = {
	target: "failed",
	actions: { type: "store the failure", params: undefined },
} as const;
