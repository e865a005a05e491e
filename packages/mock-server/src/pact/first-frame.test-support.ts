import { realtime } from "@tradewind/contracts";
import { Schema } from "effect";

type Type = realtime.ServerFrame["type"];

const hasType = Schema.is(Schema.Struct({ type: Schema.String }));
const timeoutMs = 10_000;

/** Connects to a platform's WebSocket, sends `frames`, runs `then` and returns the first frame of the type that matches. */
export const firstFrame = (
	baseUrl: string,
	type: Type,
	frames: readonly realtime.ClientFrame[],
	then: () => Promise<unknown> = async () => {},
	matches: (frame: unknown) => boolean = () => true,
): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const url = new URL(realtime.socketPath, baseUrl);
		url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
		const socket = new WebSocket(url);
		const end = (settle: () => void) => {
			clearTimeout(timer);
			socket.close();
			settle();
		};
		const timer = setTimeout(
			() => end(() => reject(new Error(`No ${type} frame arrived within ${timeoutMs / 1000} s.`))),
			timeoutMs,
		);
		socket.onerror = () => end(() => reject(new Error(`No WebSocket at ${url}.`)));
		socket.onmessage = ({ data }) => {
			const frame: unknown = JSON.parse(String(data));
			if (hasType(frame) && frame.type === type && matches(frame)) end(() => resolve(frame));
		};
		socket.onopen = () => {
			for (const frame of frames) socket.send(JSON.stringify(frame));
			then().catch((error: unknown) => end(() => reject(error)));
		};
	});
