import { assertEvent, assign, enqueueActions, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { Credentials, Customer, LoggedIn, SignedIn, Token } from "./customer.ts";

export interface SessionInput {
	/** The session of an earlier visit on this device. */
	readonly saved: { readonly token: Token } | undefined;
}

export interface SessionContext {
	/** The token of all calls: the customer's, or a saved one that is not confirmed yet. */
	readonly token: Token | undefined;
	readonly signedIn: SignedIn | undefined;
	/** Why the last attempt failed. */
	readonly error: CommandError | QueryError | undefined;
}

export type SessionEvent =
	| { readonly type: "login"; readonly credentials: Credentials }
	| { readonly type: "enter demo" }
	| { readonly type: "logout" }
	/** Code 999 in reply to a call with this token. */
	| { readonly type: "session invalid"; readonly token: Token }
	| { readonly type: "dismiss notice" }
	| { readonly type: "retry" };

/** `by` distinguishes a login from a restored session. It may follow another 'signed in': from demo to real. */
interface SignedInEmitted {
	readonly type: "signed in";
	readonly signedIn: SignedIn;
	readonly by: "login" | "demo" | "restoring";
}

/** 'not restored' means that the saved token was no longer valid; it does not lead to the login (Spec 1 §8). */
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

const sessionOf = (login: LoggedIn | undefined): SignedIn | undefined =>
	login && { token: login.token, customer: login.customer };

/**
 * The session (Spec 1 §4, §6, §8). One sign-in at a time; further ones are ignored. A 999 counts only for the current
 * token, so repeated or late ones have no effect.
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
		login: requestActor<LoggedIn, CommandError, Credentials>(),
		enterDemo: requestActor<LoggedIn, CommandError>(),
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
			/** The sign-in continues; only the old session ends. */
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
									params: ({ event }) => ({ signedIn: sessionOf(answerOf({ event })), by: "login" }),
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
									params: ({ event }) => ({ signedIn: sessionOf(answerOf({ event })), by: "demo" }),
								},
							},
						],
						onError: { target: "#session.evaluating", actions: assign({ error: undefined }) },
					},
				},
			},
		},
		/** Transient. */
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
