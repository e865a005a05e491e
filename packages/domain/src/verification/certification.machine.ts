import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Certification } from "./verification-level.ts";

export interface CertificationContext {
	/** As last read; `undefined` before. */
	readonly certification: Certification | undefined;
	/** Why the last reading failed; `undefined` after a success or a defect. */
	readonly error: QueryError | undefined;
	/** Whether a reading has ended, also with a failure: before that a gate waits. */
	readonly isSettled: boolean;
}

/**
 * The certification of the customer, for the screens that show it or ask for it (Spec 2 §6). It is read again whenever
 * such a screen is opened, because a review ends without a report. A failed reading keeps the one before.
 */
export const certificationMachine = setup({
	types: {} as {
		context: CertificationContext;
		events: { readonly type: "refresh" };
		tags: "busy";
	},
	actors: { readCertification: requestActor<Certification, QueryError>() },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "certification",
	context: { certification: undefined, error: undefined, isSettled: false },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			exit: assign({ isSettled: true }),
			invoke: {
				id: "readCertification",
				src: "readCertification",
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ certification: answerOf({ event }), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: { on: { refresh: "loading" } },
		failed: { on: { refresh: "loading" } },
	},
});
