import { assertEvent, assign, enqueueActions, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { Credentials, Customer, SignedIn, Token } from "./customer.ts";

export interface SessionInput {
	/** What an earlier visit left on this device. */
	readonly saved: { readonly token: Token } | undefined;
}

export interface SessionContext {
	/** What calls are sent with: that of the customer, or the saved one while it is not yet confirmed. */
	readonly token: Token | undefined;
	readonly signedIn: SignedIn | undefined;
	/** Why the last attempt went wrong. */
	readonly error: CommandError | QueryError | undefined;
}

export type SessionEvent =
	| { readonly type: "login"; readonly credentials: Credentials }
	| { readonly type: "enter demo" }
	| { readonly type: "logout" }
	/** Code 999 to a call that was sent with this token. */
	| { readonly type: "session invalid"; readonly token: Token }
	| { readonly type: "dismiss notice" }
	| { readonly type: "retry" };

/** `by` tells a login from a session that was taken up again. May follow another 'signed in': demo to real. */
export interface SignedInEmitted {
	readonly type: "signed in";
	readonly signedIn: SignedIn;
	readonly by: "login" | "demo" | "restoring";
}

/** 'not restored': the saved token was no longer valid; nobody is sent to the login for that (Spec 1 §8). */
export interface SignedOutEmitted {
	readonly type: "signed out";
	readonly reason: "logout" | "expired" | "not restored";
}

export type SessionEmitted = SignedInEmitted | SignedOutEmitted;

interface Arrival {
	readonly signedIn: SignedIn | undefined;
	readonly by: SignedInEmitted["by"];
}

const signingIn = { login: "signing in.by login", "enter demo": "signing in.by demo" } as const;
const logout = { target: "visitor", actions: { type: "clear the session", params: "logout" } } as const;

/**
 * Who is signed in (Spec 1 §4, §6, §8). One attempt at a time: a second press while signing in is dropped. A 999 counts
 * only for the present token, so that six of them, or late ones of an earlier session, change nothing more.
 */
export const sessionMachine = setup({
	types: {} as {
		input: SessionInput;
		context: SessionContext;
		events: SessionEvent;
		emitted: SessionEmitted;
		tags: "busy";
	},
	actors: {
		login: requestActor<SignedIn, CommandError, Credentials>(),
		enterDemo: requestActor<SignedIn, CommandError>(),
		currentCustomer: requestActor<Customer, QueryError>(),
	},
	guards: {
		"is the current token": ({ context, event }) =>
			event.type === "session invalid" && event.token === context.token,
		"is demo": ({ context }) => context.signedIn?.customer.isDemo === true,
		"is real": ({ context }) => context.signedIn?.customer.isDemo === false,
		"has a token": ({ context }) => context.token !== undefined,
	},
	actions: {
		"store the session": enqueueActions(({ enqueue }, { signedIn, by }: Arrival) => {
			if (!signedIn) return;
			enqueue.assign({ token: signedIn.token, signedIn, error: undefined });
			enqueue.emit({ type: "signed in", signedIn, by });
		}),
		"clear the session": enqueueActions(({ enqueue }, reason: SignedOutEmitted["reason"]) => {
			enqueue.assign({ token: undefined, signedIn: undefined, error: undefined });
			enqueue.emit({ type: "signed out", reason });
		}),
		"clear the error": assign({ error: undefined }),
	},
}).createMachine({
	id: "session",
	context: ({ input }) => ({ token: input.saved?.token, signedIn: undefined, error: undefined }),
	initial: "boot",
	on: {
		"session invalid": {
			guard: "is the current token",
			target: ".expired",
			actions: { type: "clear the session", params: "expired" },
		},
		"dismiss notice": { actions: "clear the error" },
	},
	states: {
		boot: { always: [{ guard: "has a token", target: "restoring" }, { target: "visitor" }] },
		restoring: {
			tags: "busy",
			entry: "clear the error",
			invoke: {
				id: "currentCustomer",
				src: "currentCustomer",
				onDone: [
					{
						guard: ({ event }) => failureOf({ event })?._tag === "SessionInvalid",
						target: "visitor",
						actions: { type: "clear the session", params: "not restored" },
					},
					{ guard: hasFailed, target: "unreachable", actions: assign({ error: failureOf }) },
					{
						target: "evaluating",
						actions: {
							type: "store the session",
							params: ({ context: { token }, event }) => {
								const customer = answerOf({ event });
								return { signedIn: token && customer && { token, customer }, by: "restoring" };
							},
						},
					},
				],
				onError: { target: "unreachable", actions: assign({ error: undefined }) },
			},
		},
		visitor: { on: signingIn },
		"demo customer": { on: { login: signingIn.login, logout } },
		"real customer": { on: { logout } },
		expired: { on: { ...signingIn, "dismiss notice": "visitor" } },
		unreachable: { on: { ...signingIn, retry: "restoring", logout } },
		"signing in": {
			tags: "busy",
			entry: "clear the error",
			/** The command goes on: only what the old token stood for is over. */
			on: {
				"session invalid": {
					guard: "is the current token",
					actions: { type: "clear the session", params: "expired" },
				},
			},
			initial: "by login",
			states: {
				"by login": {
					invoke: {
						id: "login",
						src: "login",
						input: ({ event }) => {
							assertEvent(event, "login");
							return event.credentials;
						},
						onDone: [
							{ guard: hasFailed, target: "#session.evaluating", actions: assign({ error: failureOf }) },
							{
								target: "#session.evaluating",
								actions: {
									type: "store the session",
									params: ({ event }) => ({ signedIn: answerOf({ event }), by: "login" }),
								},
							},
						],
						onError: { target: "#session.evaluating", actions: assign({ error: undefined }) },
					},
				},
				"by demo": {
					invoke: {
						id: "enterDemo",
						src: "enterDemo",
						onDone: [
							{ guard: hasFailed, target: "#session.evaluating", actions: assign({ error: failureOf }) },
							{
								target: "#session.evaluating",
								actions: {
									type: "store the session",
									params: ({ event }) => ({ signedIn: answerOf({ event }), by: "demo" }),
								},
							},
						],
						onError: { target: "#session.evaluating", actions: assign({ error: undefined }) },
					},
				},
			},
		},
		/** Passed through at once: to where the outcome of an attempt belongs. */
		evaluating: {
			always: [
				{ guard: "is demo", target: "demo customer" },
				{ guard: "is real", target: "real customer" },
				{ guard: "has a token", target: "unreachable" },
				{ target: "visitor" },
			],
		},
	},
});
