import type { SignedIn } from "@tradewind/domain/session";
import type { App } from "./app.ts";
import { endWithSession, type SessionActor } from "./end-with-session.ts";

/** Creates a value once per key; it lives as long as its key. Further arguments count only when it is created. */
export const oncePer = <Key extends object, Rest extends readonly unknown[], Value>(
	create: (key: Key, ...rest: Rest) => Value,
): ((key: Key, ...rest: Rest) => Value) => {
	const values = new WeakMap<Key, { readonly value: Value }>();
	return (key, ...rest) => {
		const known = values.get(key);
		if (known) return known.value;
		const value = create(key, ...rest);
		values.set(key, { value });
		return value;
	};
};

/** Creates a value once per id. */
export const oncePerId = <Id extends string | number, Value>(
	create: (id: Id) => Value,
): ((id: Id) => Value) => {
	const values = new Map<Id, { readonly value: Value }>();
	return (id) => {
		const known = values.get(id);
		if (known) return known.value;
		const value = create(id);
		values.set(id, { value });
		return value;
	};
};

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
