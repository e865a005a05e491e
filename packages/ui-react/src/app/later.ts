import { Effect } from "effect";

/** What may wait until the first live prices are on the screen: it must not share the line with them. */
export interface Later {
	readonly after: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
	/** The first prices are there. */
	readonly begin: () => void;
}

/** Milliseconds after which nothing waits any longer, prices or not. */
const patience = 3000;

/** Milliseconds that the first prices need to be seen. */
const headStart = 150;

export const createLater = (): Later => {
	let begin = (): void => {};
	const begun = new Promise<void>((resolve) => {
		begin = resolve;
		setTimeout(resolve, patience);
	});
	return {
		after: (effect) =>
			Effect.andThen(
				Effect.promise(() => begun),
				effect,
			),
		begin: () => setTimeout(begin, headStart),
	};
};
