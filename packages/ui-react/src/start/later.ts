import { Effect } from "effect";
import { nextTask } from "../state/yield-to-main.ts";

/** What may wait until the first live prices are on the screen: it must not share the line with them. */
export interface Later {
	/** The first live prices have come. */
	readonly live: Promise<void>;
	readonly tellLive: () => void;
	/** They have come, or have been waited for long enough. */
	readonly begun: Promise<void>;
	/** Each in a task of its own. */
	readonly after: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
}

/** Milliseconds after which nothing waits any longer, prices or not. */
const patience = 6000;

/** Milliseconds within which the first prices are seen, on a phone that finds no rest before. */
const headStart = 1500;

export const createLater = (): Later => {
	let tellLive = (): void => {};
	const live = new Promise<void>((resolve) => {
		tellLive = resolve;
	});
	const begun = new Promise<void>((resolve) => {
		setTimeout(resolve, patience);
		void live.then(() => whenIdle(resolve));
	});
	return {
		live,
		tellLive: () => tellLive(),
		begun,
		after: (effect) =>
			Effect.andThen(
				Effect.promise(() => begun.then(nextTask)),
				effect,
			),
	};
};

/** Safari has no idle callback. */
const whenIdle = (act: () => void): void => {
	if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: headStart });
	else setTimeout(act, headStart / 10);
};
