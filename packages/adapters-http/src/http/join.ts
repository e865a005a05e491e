import { Effect } from "effect";

interface Shared<A> {
	readonly answer: Promise<A>;
	readonly controller: AbortController;
	waiting: number;
}

/**
 * Lets those who ask the same at the same time share one request and its answer; it is aborted when the last of them gives
 * up. What has the same key is answered with an `A` of the same type.
 */
export const createJoin = () => {
	const underWay = new Map<string, unknown>();

	const begin = <A>(key: string, start: (signal: AbortSignal) => Promise<A>): Shared<A> => {
		const controller = new AbortController();
		const shared = { controller, waiting: 0, answer: start(controller.signal) };
		const forget = () => underWay.get(key) === shared && underWay.delete(key);
		shared.answer.then(forget, forget);
		underWay.set(key, shared);
		return shared;
	};

	return <A>(key: string, start: (signal: AbortSignal) => Promise<A>): Effect.Effect<A> =>
		Effect.callback<A>((resume) => {
			const shared = (underWay.get(key) as Shared<A> | undefined) ?? begin(key, start);
			shared.waiting++;
			shared.answer.then(
				(answer) => resume(Effect.succeed(answer)),
				(defect) => resume(Effect.die(defect)),
			);
			return Effect.sync(() => {
				shared.waiting--;
				if (shared.waiting > 0) return;
				if (underWay.get(key) === shared) underWay.delete(key);
				shared.controller.abort();
			});
		});
};
