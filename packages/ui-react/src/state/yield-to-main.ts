/** Lets the browser answer a touch, or paint, before what follows. Not by a timer: a hidden page has one a second. */
export const nextTask = (): Promise<void> =>
	new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
