import { assign, setup } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { isLost, messageOf, requireValue } from "../../command/command-answer.ts";
import { failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import type { CodeRequest } from "./code-request.ts";

export interface CodeSendInput {
	/** This device's clock. Only differences are used. */
	readonly now: () => Instant;
}

export interface CodeSendContext extends CodeSendInput {
	/** The last request. */
	readonly request: CodeRequest | undefined;
	/** What is known of the last request, once it has ended. */
	readonly outcome: "sent" | "may have been sent" | undefined;
	/** The platform's text on a code that was sent. */
	readonly message: string | undefined;
	/** Why the last code was certainly not sent; until the next request or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** Milliseconds until the next code can be requested. */
	readonly millisecondsLeft: number;
	/** The device's clock at the last count. */
	readonly countedAt: Instant;
}

export type CodeSendEvent =
	/** Only requests with a valid destination: `readCodeRequest`. */
	{ readonly type: "send"; readonly request: CodeRequest } | { readonly type: "dismiss" };

/** Milliseconds between two codes (Spec 1 §9, Spec 2 §9). */
export const codeWaitMs = 60_000;
const second = 1000;

/** Whole seconds until the next code can be requested: 60 to 0. */
export const codeSecondsLeft = ({ millisecondsLeft }: CodeSendContext): number =>
	Math.ceil(millisecondsLeft / second);

/** Milliseconds until the whole seconds decrease. */
const untilNextSecond = ({ millisecondsLeft }: CodeSendContext): number =>
	millisecondsLeft % second || second;

/**
 * The "send code" button for an e-mail address or a phone (Spec 1 §4, §9; Spec 2 §5, §9). One request at a time;
 * further ones are ignored while it runs and for 60 seconds after the code was sent. A refused request can be
 * repeated at once. If the answer is lost, the code may have been sent: the button says so and counts down too. Each
 * second is counted by a timer, or by the device's clock if more time has passed there, because timers stop during
 * sleep. A clock that is set back never extends the wait. A clock that is set forward ends it early; the platform
 * then refuses the request.
 */
export const codeSendMachine = setup({
	types: {} as { input: CodeSendInput; context: CodeSendContext; events: CodeSendEvent; tags: "busy" },
	actors: { sendCode: requestActor<CommandDone, CommandError, CodeRequest>() },
	guards: { "wait is over": ({ context }) => context.millisecondsLeft === 0 },
	actions: {
		begin: assign((_, request: CodeRequest) => ({
			request,
			outcome: undefined,
			message: undefined,
			refusal: undefined,
		})),
		"record the outcome": assign(
			(
				{ context },
				result: Pick<CodeSendContext, "outcome"> & { readonly message?: string | undefined },
			) => ({
				message: undefined,
				...result,
				millisecondsLeft: codeWaitMs,
				countedAt: context.now(),
			}),
		),
		refuse: assign((_, refusal: CommandError | undefined) => ({ refusal })),
		"count a second": assign(({ context }) => {
			const countedAt = context.now();
			const passed = Math.max(untilNextSecond(context), countedAt - context.countedAt);
			return { countedAt, millisecondsLeft: Math.max(0, context.millisecondsLeft - passed) };
		}),
		"clear the notice": assign({ refusal: undefined }),
	},
	delays: { "a second": ({ context }) => untilNextSecond(context) },
}).createMachine({
	id: "code send",
	context: ({ input }) => ({
		...input,
		request: undefined,
		outcome: undefined,
		message: undefined,
		refusal: undefined,
		millisecondsLeft: 0,
		countedAt: input.now(),
	}),
	initial: "ready",
	states: {
		ready: {
			on: {
				send: { target: "sending", actions: { type: "begin", params: ({ event }) => event.request } },
				dismiss: { actions: "clear the notice" },
			},
		},
		sending: {
			tags: "busy",
			invoke: {
				id: "sendCode",
				src: "sendCode",
				input: ({ context }) => requireValue(context.request),
				onDone: [
					{
						guard: isLost,
						target: "counting down",
						actions: { type: "record the outcome", params: { outcome: "may have been sent" } },
					},
					{ guard: hasFailed, target: "ready", actions: { type: "refuse", params: failureOf } },
					{
						target: "counting down",
						actions: {
							type: "record the outcome",
							params: ({ event }) => ({ outcome: "sent", message: messageOf({ event }) }),
						},
					},
				],
				onError: {
					target: "counting down",
					actions: { type: "record the outcome", params: { outcome: "may have been sent" } },
				},
			},
		},
		"counting down": {
			always: { guard: "wait is over", target: "ready" },
			after: { "a second": { target: "counting down", reenter: true, actions: "count a second" } },
		},
	},
});
