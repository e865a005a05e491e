import { type ComponentType, createElement, type ReactNode, use } from "react";
import { loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "../state/load-once.ts";

export interface LazyComponent<Props> {
	(props: Props): ReactNode;
	/** Fetches the code. Rejects when the chunk is missing; a call a second later tries again (see `loadOnce`). */
	readonly load: () => Promise<unknown>;
}

/**
 * A component whose code loads on demand. Unlike `React.lazy` it renders synchronously once `load` has been awaited, so that
 * the first render replaces the prerendered shell with the page itself.
 */
export const lazyComponent = <Props extends object>(
	fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
	let loaded: ComponentType<Props> | undefined;
	const load = loadOnce(async () => {
		loaded = await fetchCode();
		return loaded;
	});
	// After a render that suspended, React requires `use` in the next render too, even if the code is loaded by then.
	let isAwaited = false;
	const shown = (): ComponentType<Props> => {
		if (loaded && !isAwaited) return loaded;
		isAwaited = true;
		return use(load());
	};
	return Object.assign((props: Props) => createElement(shown(), props), { load });
};

/** A component whose code is loaded already, where a lazy one is expected. It is shown without a network, too. */
export const loadedComponent = <Props extends object>(
	component: ComponentType<Props>,
): LazyComponent<Props> =>
	Object.assign((props: Props) => createElement(component, props), { load: () => Promise.resolve() });

/** Like `lazyComponent`, for a feature whose words are loaded with its code. */
export const lazyWithWords = <Props extends object>(
	fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
	lazyComponent(async () => {
		const [component] = await Promise.all([fetchCode(), loadFeatureWords()]);
		return component;
	});
