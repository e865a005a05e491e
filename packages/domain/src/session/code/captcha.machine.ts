import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Captcha } from "../registration/registration.ts";

export interface CaptchaContext {
	/** The current picture; `undefined` while another one is loading, so that a used one cannot be answered. */
	readonly captcha: Captcha | undefined;
	readonly error: QueryError | undefined;
}

/**
 * The captcha of the registration (Spec 1 §5, §7). 'refresh' loads another picture, because it is unreadable, was
 * used or failed to load; further refreshes during loading are ignored.
 */
export const captchaMachine = setup({
	types: {} as { context: CaptchaContext; events: { readonly type: "refresh" }; tags: "busy" },
	actors: { readCaptcha: requestActor<Captcha, QueryError>() },
	actions: {
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		"clear the captcha": assign({ captcha: undefined, error: undefined }),
	},
}).createMachine({
	id: "captcha",
	context: { captcha: undefined, error: undefined },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			entry: "clear the captcha",
			invoke: {
				id: "readCaptcha",
				src: "readCaptcha",
				onDone: [readingFailed, { target: "shown", actions: assign({ captcha: answerOf }) }],
				onError: readingBroken,
			},
		},
		shown: { on: { refresh: "loading" } },
		failed: { on: { refresh: "loading" } },
	},
});
