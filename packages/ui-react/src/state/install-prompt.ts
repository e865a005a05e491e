import { createStore } from "./store.ts";

/** What a browser that can install the app has given to the page; not part of the DOM's types. */
export interface InstallPrompt extends Event {
	readonly prompt: () => Promise<unknown>;
}

declare global {
	interface WindowEventMap {
		beforeinstallprompt: InstallPrompt;
	}
}

export const installPrompt = createStore<InstallPrompt | undefined>(undefined);
