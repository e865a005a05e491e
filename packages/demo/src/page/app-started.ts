/** React marks each element that it has made; the elements of the prerendered page have no mark. */
const isRendered = (root: Element): boolean =>
	Object.keys(root.firstElementChild ?? {}).some((name) => name.startsWith("__reactFiber"));

/** Resolves once the app has taken over its page: before that it would miss a change of the address. */
export const appStarted = (): Promise<void> =>
	new Promise((resolve) => {
		const root = document.getElementById("root");
		if (!root || isRendered(root)) return resolve();
		const observer = new MutationObserver(() => {
			if (!isRendered(root)) return;
			observer.disconnect();
			resolve();
		});
		observer.observe(root, { childList: true });
	});
