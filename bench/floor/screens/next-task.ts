/** The browser may paint or answer a touch first. */
export const nextTask = (): Promise<void> =>
	new Promise((resolve) => {
		const channel = new MessageChannel();
		channel.port2.onmessage = () => {
			channel.port2.close();
			resolve();
		};
		channel.port1.postMessage("now");
	});
