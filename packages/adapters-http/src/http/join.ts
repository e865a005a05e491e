import { Effect } from "effect";

interface SharedRequest<A> {
	readonly answer: Promise<A>;
	readonly controller: AbortController;
	callers: number;
}

/**
 * Joins concurrent queries with the same key into one request with one answer. It is aborted when its last caller is
 * interrupted. The same key must always have the same type `A`.
 */
export const createJoin = () => {
	const inFlight = new Map<string, unknown>();

	const startShared = <A>(key: string, start: (signal: AbortSignal) => Promise<A>): SharedRequest<A> => {
		const controller = new AbortController();
		const shared = { controller, callers: 0, answer: start(controller.signal) };
		const remove = () => inFlight.get(key) === shared && inFlight.delete(key);
		shared.answer.then(remove, remove);
		inFlight.set(key, shared);
		return shared;
	};

	return <A>(key: string, start: (signal: AbortSignal) => Promise<A>): Effect.Effect<A> =>
		Effect.callback<A>((resume) => {
			const shared = (inFlight.get(key) as SharedRequest<A> | undefined) ?? startShared(key, start);
			shared.callers++;
			shared.answer.then(
				(answer) => resume(Effect.succeed(answer)),
				(defect) => resume(Effect.die(defect)),
			);
			return Effect.sync(() => {
				shared.callers--;
				if (shared.callers > 0) return;
				if (inFlight.get(key) === shared) inFlight.delete(key);
				shared.controller.abort();
			});
		});
};
