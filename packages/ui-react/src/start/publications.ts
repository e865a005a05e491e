import { Publications } from "@tradewind/domain/content";
import { Effect } from "effect";
import type { Published, Publications as Shown } from "../features/home/publications.ts";
import type { Later } from "./later.ts";
import type { Runtime } from "./runtime.ts";

type Part = keyof Published;

const parts: readonly Part[] = ["carousel", "headlines"];

const questions = {
	carousel: Effect.flatMap(Publications, (port) =>
		Effect.map(port.carousel, (carousel): Partial<Published> => ({ carousel })),
	),
	headlines: Effect.flatMap(Publications, (port) =>
		Effect.map(port.headlines, (headlines): Partial<Published> => ({ headlines })),
	),
};

/** Read when the home page first looks, and again when the language changes; what failed, on demand. */
export const createPublications = (runtime: Runtime, later: Later): Shown => {
	const listeners = new Set<() => void>();
	let shown: Published = { carousel: undefined, headlines: undefined };
	const failed = new Set<Part>();
	let underWay = 0;
	let isRetryWanted = false;
	const show = (changes: readonly Partial<Published>[]): void => {
		shown = Object.assign({}, shown, ...changes);
		for (const listener of listeners) listener();
	};
	const ask = (part: Part) =>
		Effect.match(questions[part], {
			onSuccess: (answer) => {
				failed.delete(part);
				return answer;
			},
			onFailure: (): Partial<Published> => {
				failed.add(part);
				return { [part]: [] };
			},
		});
	const read = (wanted: readonly Part[]): void => {
		underWay += 1;
		void runtime
			.runPromise(later.after(Effect.all(wanted.map(ask), { concurrency: "unbounded" })))
			.then((answers) => {
				underWay -= 1;
				show(answers);
				if (isRetryWanted) retry();
			});
	};
	const retry = (): void => {
		isRetryWanted = underWay > 0;
		if (!isRetryWanted && failed.size > 0) read([...failed]);
	};
	let isAsked = false;
	return {
		get: () => shown,
		subscribe: (listener) => {
			listeners.add(listener);
			if (!isAsked) read(parts);
			isAsked = true;
			return () => listeners.delete(listener);
		},
		readAgain: () => {
			if (isAsked) read(parts);
		},
		retry,
	};
};
