import { type Message, namesOf } from "../host/link.ts";
import { watchHost } from "./watch-host.ts";

/** Starts the worker of this page, which runs the platform if no other page does. */
const base = new URL("../", import.meta.url).pathname;
const start = (name: "waits" | "takes over"): Worker =>
	new Worker(new URL("platform.js", import.meta.url), { type: "module", name });

let worker = start("waits");
const channel = new BroadcastChannel(namesOf(base).channel);
const watch = watchHost({
	isVisible: () => !document.hidden,
	ask: () => channel.postMessage({ is: "who" } satisfies Message),
	takeOver: () => {
		worker.terminate();
		worker = start("takes over");
	},
});
channel.onmessage = ({ data }: MessageEvent<Message>) => {
	if (data.is === "host" || data.is === "starting") watch.heard();
};
setInterval(watch.look, watch.everyMs);
