import { type ComponentType, createElement, type ReactNode, use } from "react";
import { laterWords } from "../i18n/words.ts";
import { fetchCode } from "./load-once.ts";

export interface LazyPage<Props> {
	(props: Props): ReactNode;
	/** Fetches its code; rejects when the chunk is missing, and tries anew a second later (see `fetchCode`). */
	readonly load: () => Promise<unknown>;
}

/**
 * A component whose code comes on demand. Unlike `React.lazy` it renders at once when `load` has been awaited before,
 * so that the first render puts the page itself in place of the prerendered shell.
 */
export const lazyPage = <Props extends object>(
	fetchIt: () => Promise<ComponentType<Props>>,
): LazyPage<Props> => {
	let loaded: ComponentType<Props> | undefined;
	const load = fetchCode(async () => {
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

/** As `lazyPage`, of a room whose words come with its code. */
export const lazyRoom = <Props extends object>(
	fetchIt: () => Promise<ComponentType<Props>>,
): LazyPage<Props> =>
	lazyPage(async () => {
		const [component] = await Promise.all([fetchIt(), laterWords()]);
		return component;
	});
