import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { AreaCode } from "./phone-number.ts";

export interface AreaCodesContext {
	/** Empty until they are read. */
	readonly areas: readonly AreaCode[];
	readonly error: QueryError | undefined;
}

/**
 * The area codes from which a phone's is chosen (Spec 1 §3, §7). They are read once; when that fails, and after a defect,
 * they can be asked for again. Without them nobody can register or reset a password by phone, but by e-mail.
 */
export const areaCodesMachine = setup({
	types: {} as { context: AreaCodesContext; events: { readonly type: "retry" }; tags: "busy" },
	actors: { readAreaCodes: requestActor<readonly AreaCode[], QueryError>() },
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
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{
						target: "ready",
						actions: assign(({ event }) => ({ areas: requireValue(answerOf({ event })), error: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: {},
		failed: { on: { retry: "loading" } },
	},
});
