import { assign, setup } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { isLost, messageOf, requireValue } from "../../command/command-answer.ts";
import { failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import type { CodeRequest } from "./code-request.ts";

export interface CodeSendInput {
	/** This device's clock, right or wrong: only what passes on it is looked at. */
	readonly now: () => Instant;
}

export interface CodeSendContext extends CodeSendInput {
	/** The last one that was pressed. */
	readonly request: CodeRequest | undefined;
	/** What is known of it, once there was an answer or none came. */
	readonly outcome: "sent" | "may have been sent" | undefined;
	/** The platform's sentence on a code that was sent. */
	readonly message: string | undefined;
	/** Why the last code was certainly not sent; until the next press or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** Until the next code can be asked for. */
	readonly millisecondsLeft: number;
	/** The device's clock when they were last counted. */
	readonly countedAt: Instant;
}

export type CodeSendEvent =
	/** Presses without a destination never get here: `readCodeRequest`. */
	{ readonly type: "send"; readonly request: CodeRequest } | { readonly type: "dismiss" };

/** Milliseconds before another code can be asked for (Spec 1 §9, Spec 2 §9). */
export const codeWaitMs = 60_000;
const second = 1000;

/** Whole seconds until the next code can be asked for: 60 to 0. */
export const codeSecondsLeft = ({ millisecondsLeft }: CodeSendContext): number =>
	Math.ceil(millisecondsLeft / second);

/** Milliseconds until one whole second less is left. */
const untilNextSecond = ({ millisecondsLeft }: CodeSendContext): number =>
	millisecondsLeft % second || second;

/**
 * The button that has a code sent to an e-mail address or a phone (Spec 1 §4, §9; Spec 2 §5, §9). A press asks for one
 * code, once: further presses are dropped while it is under way, and for 60 seconds after it was sent. A refused one can be
 * asked for again at once. If the answer is lost the code may have been sent: the button says so and counts down as well.
 * Each second is counted by a timer, and by the device's clock where more has passed on it than on the timer, which stands
 * still while the device sleeps. A clock that is set back is not believed, so what is left never grows; one that is set
 * forward can't be told from sleep and ends the wait early, for which the platform has its own refusal.
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
			({ context }, told: Pick<CodeSendContext, "outcome"> & { readonly message?: string | undefined }) => ({
				message: undefined,
				...told,
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
