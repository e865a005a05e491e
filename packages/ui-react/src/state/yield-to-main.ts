/** Lets the browser handle input or paint before the next step. Not a timer: hidden pages run one timer a second. */
export const yieldToMain = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});

/** Runs `act` in a task of its own. Calls that come before it has run are dropped. */
export const inOwnTask = (act: () => void): (() => void) => {
	let isDue = false;
	return () => {
		if (isDue) return;
		isDue = true;
		void yieldToMain().then(() => {
			isDue = false;
			act();
		});
	};
};
