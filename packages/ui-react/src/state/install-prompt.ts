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

/** Shows the prompt. A browser shows each once, and may refuse to. */
export const showInstallPrompt = (prompt: InstallPrompt): void => {
	installPrompt.set(undefined);
	prompt.prompt().catch(() => {});
};
