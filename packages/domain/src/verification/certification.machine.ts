import { assign, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Certification } from "./verification-level.ts";

export interface CertificationContext {
	/** As last read; `undefined` before. */
	readonly certification: Certification | undefined;
	/** Why the last reading failed; `undefined` after a success or a defect. */
	readonly failure: QueryError | undefined;
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
}).createMachine({
	id: "certification",
	context: { certification: undefined, failure: undefined, isSettled: false },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			exit: assign({ isSettled: true }),
			invoke: {
				id: "readCertification",
				src: "readCertification",
				onDone: [
					{ guard: hasFailed, target: "failed", actions: assign({ failure: failureOf }) },
					{
						target: "ready",
						actions: assign(({ event }) => ({ certification: answerOf({ event }), failure: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ failure: undefined }) },
			},
		},
		ready: { on: { refresh: "loading" } },
		failed: { on: { refresh: "loading" } },
	},
});
