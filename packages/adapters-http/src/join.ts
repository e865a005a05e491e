import { Effect } from "effect";

interface Shared<A> {
	readonly answer: Promise<A>;
	readonly controller: AbortController;
	waiting: number;
}

/** Lets those who ask the same at the same time share one request; it is aborted when the last of them gives up. */
export const createJoin = <A>() => {
	const underWay = new Map<string, Shared<A>>();

	const begin = (key: string, start: (signal: AbortSignal) => Promise<A>): Shared<A> => {
		const controller = new AbortController();
		const shared = { controller, waiting: 0, answer: start(controller.signal) };
		const forget = () => underWay.get(key) === shared && underWay.delete(key);
		shared.answer.then(forget, forget);
		underWay.set(key, shared);
		return shared;
	};

	return (key: string, start: (signal: AbortSignal) => Promise<A>): Effect.Effect<A> =>
		Effect.callback<A>((resume) => {
			const shared = underWay.get(key) ?? begin(key, start);
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
