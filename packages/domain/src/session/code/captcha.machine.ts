import { assign, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Captcha } from "../registration/registration.ts";

export interface CaptchaContext {
	/** The picture to be answered; none while another is fetched, so that no used one is answered. */
	readonly captcha: Captcha | undefined;
	readonly error: QueryError | undefined;
}

/**
 * The picture whose letters a new customer types (Spec 1 §5, §7). 'another' fetches another one: because it can't be read,
 * because it was used, or because it could not be fetched; while one is fetched, further wishes are dropped.
 */
export const captchaMachine = setup({
	types: {} as { context: CaptchaContext; events: { readonly type: "refresh" }; tags: "busy" },
	actors: { readCaptcha: requestActor<Captcha, QueryError>() },
	actions: { "clear the captcha": assign({ captcha: undefined, error: undefined }) },
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
				onDone: [
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{ target: "shown", actions: assign({ captcha: answerOf }) },
				],
				onError: "failed",
			},
		},
		shown: { on: { refresh: "loading" } },
		failed: { on: { refresh: "loading" } },
	},
});
