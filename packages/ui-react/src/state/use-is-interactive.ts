import { useSyncExternalStore } from "react";

/**
 * `false` in the markup that is rendered at build time, which nobody listens to until the app takes its place: what is
 * typed into it would be lost, and the browser would send its forms by itself, passwords in the address.
 */
export const useIsInteractive = (): boolean =>
	useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
