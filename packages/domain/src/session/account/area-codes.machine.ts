import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import type { AreaCode } from "../../input/phone-number.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";

export interface AreaCodesContext {
	/** Empty until they are read. */
	readonly areas: readonly AreaCode[];
	readonly error: QueryError | undefined;
}

/**
 * The selectable area codes of phone numbers (Spec 1 §3, §7). They are read once; a failed reading can be retried.
 * Without them registration and password reset work by e-mail only.
 */
export const areaCodesMachine = setup({
	types: {} as { context: AreaCodesContext; events: { readonly type: "retry" }; tags: "busy" },
	actors: { readAreaCodes: requestActor<readonly AreaCode[], QueryError>() },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "area codes",
	context: { areas: [], error: undefined },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readAreaCodes",
				src: "readAreaCodes",
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ areas: requireValue(answerOf({ event })), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: {},
		failed: { on: { retry: "loading" } },
	},
});
