import { assign, emit, not, setup } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { isLost, messageOf, requireValue } from "../../command/command-answer.ts";
import { failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { Instant } from "../../time/instant.ts";
import type { CodeRequest } from "./code-request.ts";

export interface CodeSendInput {
	/** This device's clock. Only differences are used. */
	readonly now: () => Instant;
	/** A wait that began before this machine, such as before a reload of the page. */
	readonly wait?: CodeWait | undefined;
}

/** What is known of a code that was sent elsewhere: before a reload, or in another tab of the device. */
export interface CodeWait {
	readonly outcome: "sent" | "may have been sent";
	/** 0 to 60 000. */
	readonly millisecondsLeft: number;
}

export interface CodeSendContext {
	/** This device's clock. */
	readonly now: () => Instant;
	/** The last request. */
	readonly request: CodeRequest | undefined;
	/** What is known of the last request, once it has ended. */
	readonly outcome: CodeWait["outcome"] | undefined;
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
	| { readonly type: "send"; readonly request: CodeRequest }
	| { readonly type: "sent elsewhere"; readonly wait: CodeWait }
	| { readonly type: "dismiss" };

/** Emitted when a wait begins with an answer, or with a lost one: other tabs and the next page load wait too. */
export interface CodeWaitBegan {
	readonly type: "wait began";
	readonly outcome: CodeWait["outcome"];
}

/** Milliseconds between two codes (Spec 1 §9, Spec 2 §9). */
const codeWaitMs = 60_000;
const second = 1000;

/**
 * Milliseconds that are left of the wait after a code that was sent at `sentAt`, both by this device's clock (Spec 1 §9). A clock
 * that was set back leaves the whole wait.
 */
export const codeWaitLeft = (sentAt: Instant, now: Instant): number =>
	Math.max(0, codeWaitMs - Math.max(0, now - sentAt));

/** Whole seconds until the next code can be requested: 60 to 0. */
export const codeSecondsLeft = ({ millisecondsLeft }: CodeSendContext): number =>
	Math.ceil(millisecondsLeft / second);

/** Milliseconds until the whole seconds decrease. */
const untilNextSecond = ({ millisecondsLeft }: CodeSendContext): number =>
	millisecondsLeft % second || second;

const maybeSent = { outcome: "may have been sent", message: undefined } as const;

/**
 * The "send code" button for an e-mail address or a phone (Spec 1 §4, §9; Spec 2 §5, §9). One request at a time;
 * further ones are ignored while it runs and for 60 seconds after the code was sent. A refused request can be
 * repeated at once. If the answer is lost, the code may have been sent: the button says so and counts down too. Each
 * second is counted by a timer, or by the device's clock if more time has passed there, because timers stop during
 * sleep. A clock that is set back never extends the wait. A clock that is set forward ends it early; the platform
 * then refuses the request.
 */
export const codeSendMachine = setup({
	types: {} as {
		input: CodeSendInput;
		context: CodeSendContext;
		events: CodeSendEvent;
		emitted: CodeWaitBegan;
		tags: "busy";
	},
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
		"emit wait began": emit((_, outcome: CodeWait["outcome"]) => ({ type: "wait began", outcome })),
		"adopt the wait": assign(({ context }, wait: CodeWait) => ({
			...wait,
			message: undefined,
			countedAt: context.now(),
		})),
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
	context: ({ input: { now, wait } }) => ({
		now,
		request: undefined,
		outcome: wait?.outcome,
		message: undefined,
		refusal: undefined,
		millisecondsLeft: wait?.millisecondsLeft ?? 0,
		countedAt: now(),
	}),
	initial: "ready",
	states: {
		ready: {
			always: { guard: not("wait is over"), target: "counting down" },
			on: {
				send: { target: "sending", actions: { type: "begin", params: ({ event }) => event.request } },
				"sent elsewhere": { actions: { type: "adopt the wait", params: ({ event }) => event.wait } },
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
						actions: [
							{ type: "record the outcome", params: maybeSent },
							{ type: "emit wait began", params: maybeSent.outcome },
						],
					},
					{ guard: hasFailed, target: "ready", actions: { type: "refuse", params: failureOf } },
					{
						target: "counting down",
						actions: [
							{
								type: "record the outcome",
								params: ({ event }) => ({ outcome: "sent", message: messageOf({ event }) }),
							},
							{ type: "emit wait began", params: "sent" },
						],
					},
				],
				onError: {
					target: "counting down",
					actions: [
						{ type: "record the outcome", params: maybeSent },
						{ type: "emit wait began", params: maybeSent.outcome },
					],
				},
			},
		},
		"counting down": {
			always: { guard: "wait is over", target: "ready" },
			on: {
				"sent elsewhere": {
					target: "counting down",
					reenter: true,
					actions: { type: "adopt the wait", params: ({ event }) => event.wait },
				},
			},
			after: { "a second": { target: "counting down", reenter: true, actions: "count a second" } },
		},
	},
});
