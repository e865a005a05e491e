import { useSyncExternalStore } from "react";

/**
 * `false` in the prerendered markup, before the app has replaced it: typed text would be lost, and the browser itself would
 * submit forms, with passwords in the address.
 */
export const useIsInteractive = (): boolean =>
	useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
