import { realtime } from "@tradewind/contracts";
import { Schema } from "effect";

type Type = realtime.ServerFrame["type"];

const hasType = Schema.is(Schema.Struct({ type: Schema.String }));
const patienceMs = 10_000;

/**
 * Connects to a platform's WebSocket, says `frames`, does `then`, and gives back the first frame of the type, or the first of
 * them that is the one in question.
 */
export const firstHeard = (
	baseUrl: string,
	type: Type,
	frames: readonly realtime.ClientFrame[],
	then: () => Promise<unknown> = async () => {},
	isInQuestion: (frame: unknown) => boolean = () => true,
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
			() => end(() => reject(new Error(`No ${type} frame came in ${patienceMs / 1000} s.`))),
			patienceMs,
		);
		socket.onerror = () => end(() => reject(new Error(`No WebSocket at ${url}.`)));
		socket.onmessage = ({ data }) => {
			const frame: unknown = JSON.parse(String(data));
			if (hasType(frame) && frame.type === type && isInQuestion(frame)) end(() => resolve(frame));
		};
		socket.onopen = () => {
			for (const frame of frames) socket.send(JSON.stringify(frame));
			then().catch((error: unknown) => end(() => reject(error)));
		};
	});
