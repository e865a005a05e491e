import { type ComponentType, createElement, type ReactNode, use } from "react";
import { loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "./load-once.ts";

export interface LazyComponent<Props> {
	(props: Props): ReactNode;
	/** Fetches its code; rejects when the chunk is missing, and tries anew a second later (see `loadOnce`). */
	readonly load: () => Promise<unknown>;
}

/**
 * A component whose code comes on demand. Unlike `React.lazy` it renders at once when `load` has been awaited before,
 * so that the first render puts the page itself in place of the prerendered shell.
 */
export const lazyComponent = <Props extends object>(
	fetchIt: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
	let loaded: ComponentType<Props> | undefined;
	const load = loadOnce(async () => {
		loaded = await fetchIt();
		return loaded;
	});
	// React wants whoever waited in one render to ask in the next one too, though the answer is known by then.
	let isAwaited = false;
	const shown = (): ComponentType<Props> => {
		if (loaded && !isAwaited) return loaded;
		isAwaited = true;
		return use(load());
	};
	return Object.assign((props: Props) => createElement(shown(), props), { load });
};

/** As `lazyComponent`, of a room whose words come with its code. */
export const lazyWithWords = <Props extends object>(
	fetchIt: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
	lazyComponent(async () => {
		const [component] = await Promise.all([fetchIt(), loadFeatureWords()]);
		return component;
	});
