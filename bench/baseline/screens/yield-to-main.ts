/** Lets the browser handle input or paint before the next step. */
export const yieldToMain = (): Promise<void> =>
	new Promise((resolve) => {
		const channel = new MessageChannel();
		channel.port2.onmessage = () => {
			channel.port2.close();
			resolve();
		};
		channel.port1.postMessage("now");
	});
