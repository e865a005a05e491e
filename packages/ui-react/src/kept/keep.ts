import type { SignedIn } from "@tradewind/domain/session";
import type { App } from "../state/app.ts";
import { oncePer } from "../state/once-per.ts";
import { endWithSession, type SessionActor } from "./end-with-session.ts";

/** Ends an actor, and its subscriptions and holds, with the session; returns it. */
export type EndsWithSession = <Actor extends SessionActor>(
	actor: Actor,
	ends?: readonly (() => void)[],
) => Actor;

/**
 * Creates a value once per session: it outlives its screen, and the next customer gets another one. Every actor that it starts ends
 * with the session: by `ends`, or by `endWithSession` and `keepForm` where a command is saved.
 */
export const keptPerSession = <Value>(
	create: (app: App, signedIn: SignedIn, ends: EndsWithSession) => Value,
): ((app: App, signedIn: SignedIn) => Value) => {
	const createOnce = oncePer((signedIn: SignedIn, app: App) =>
		create(app, signedIn, (actor, ends = []) => {
			endWithSession(app, signedIn, actor, { ends });
			return actor;
		}),
	);
	return (app, signedIn) => createOnce(signedIn, app);
};
