import type { Connect } from "@tradewind/adapters-ws";
import { hold, type Message, type Names, type SocketMessage, whenFree } from "./link.ts";

/** Connects to the platform of the demo: a socket whose other end is another thread of this browser. */
export const demoConnection =
	(names: Names): Connect =>
	(_url, { opened, received, closed }) => {
		const socket = crypto.randomUUID();
		const frames = new BroadcastChannel(names.socketChannel(socket));
		const hosts = new BroadcastChannel(names.channel);
		let state: "opening" | "open" | "over" = "opening";
		let release = () => {};
		const end = () => {
			state = "over";
			frames.close();
			hosts.close();
			release();
		};
		const endByPlatform = () => {
			if (state === "over") return;
			end();
			closed();
		};
		const say = (message: Message) => hosts.postMessage(message);
		let isAsked = false;
		hosts.onmessage = ({ data }: MessageEvent<Message>) => {
			if (data.is !== "host" || isAsked) return;
			isAsked = true;
			say({ is: "connect", host: data.host, socket });
			whenFree(names.host(data.host), endByPlatform);
		};
		frames.onmessage = ({ data }: MessageEvent<SocketMessage>) => {
			if (data.is === "opened") {
				state = "open";
				opened();
			} else if (data.is === "frame") received(data.text);
			else if (data.is === "closed") endByPlatform();
		};
		// The platform sees by the lock when the page is gone.
		void hold(names.socket(socket)).then((free) => {
			release = free;
			if (state === "over") free();
			else say({ is: "who" });
		});
		return {
			send: (text) => {
				if (state === "open") frames.postMessage({ is: "text", text } satisfies SocketMessage);
			},
			close: end,
		};
	};
