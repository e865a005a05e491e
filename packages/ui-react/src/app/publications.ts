import { Publications } from "@tradewind/domain";
import { Effect } from "effect";
import type { Published, Publications as Shown } from "../shell/publications.ts";
import type { Later } from "./later.ts";
import type { Runtime } from "./runtime.ts";

/** Read when the home page first looks, and again when the language changes. */
export const createPublications = (runtime: Runtime, later: Later): Shown => {
	const listeners = new Set<() => void>();
	let shown: Published = { carousel: undefined, headlines: undefined };
	const show = (change: Partial<Published>): void => {
		shown = { ...shown, ...change };
		for (const listener of listeners) listener();
	};
	const read = (): void => {
		const orNothing = Effect.orElseSucceed(() => []);
		void runtime
			.runPromise(
				later.after(
					Effect.flatMap(Publications, (port) =>
						Effect.all([orNothing(port.carousel), orNothing(port.headlines)], { concurrency: "unbounded" }),
					),
				),
			)
			.then(([carousel, headlines]) => show({ carousel, headlines }));
	};
	let isAsked = false;
	return {
		get: () => shown,
		subscribe: (listener) => {
			listeners.add(listener);
			if (!isAsked) read();
			isAsked = true;
			return () => listeners.delete(listener);
		},
		readAgain: () => {
			if (isAsked) read();
		},
	};
};
