import type { BrowserHost } from "@tradewind/mock-server/browser";
import type { SocketMessage } from "./link.ts";

/** Connects a page's socket, whose messages are on a channel, to the platform. The result closes it. */
export const serveSocket = ({ connect }: Pick<BrowserHost, "connect">, channel: BroadcastChannel) => {
	let isOpen = true;
	const say = (message: SocketMessage) => {
		if (isOpen) channel.postMessage(message);
	};
	const end = () => {
		isOpen = false;
		channel.close();
	};
	const events = connect({
		send: (text) => say({ is: "frame", text }),
		close: () => {
			say({ is: "closed" });
			end();
		},
	});
	channel.onmessage = ({ data }: MessageEvent<SocketMessage>) => {
		if (data.is === "text") events.received(data.text);
	};
	say({ is: "opened" });
	return (): void => {
		if (!isOpen) return;
		end();
		events.closed();
	};
};
