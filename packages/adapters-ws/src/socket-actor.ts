import { type Instant, type OpenSocket, socketActor } from "@tradewind/domain";
import { Result } from "effect";
import { encodeFrame } from "./encode-frame.ts";
import { incomingOf } from "./incoming.ts";
import { createPushGate, type Schedule } from "./push-gate.ts";
import { type BadFrame, readFrame } from "./read-frame.ts";

type WireSocket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror"> & {
	readonly readyState: number;
};

export interface SocketOptions {
	/** See `socketUrl`. */
	readonly url: string;
	readonly clock: { readonly now: () => Instant };
	/** When the quotes and the figures of orders that came meanwhile are handed over; see `frameSchedule`. */
	readonly schedule: Schedule;
	/** Hears of what came and was dropped. */
	readonly log: (dropped: BadFrame) => void;
	readonly WebSocket?: new (url: string) => WireSocket;
}

const [connecting, open] = [0, 1];

/** Carries frames between the platform and the realtime machine, and decides nothing (Spec 1 §4, §7). */
export const createSocketActor = (options: SocketOptions) => socketActor(openSocket(options));

const openSocket =
	({ url, clock, schedule, log, WebSocket: Socket = WebSocket }: SocketOptions): OpenSocket =>
	(tell) => {
		const gate = createPushGate(schedule, ({ quotes, trade, at }) => {
			if (quotes.length > 0) tell({ type: "received", message: { type: "quotes", quotes }, at });
			if (trade) tell({ type: "received", message: { type: "trade", update: trade }, at });
		});
		const closed = () => {
			silence(socket);
			gate.flush();
			tell({ type: "socket closed" });
		};
		const socket = new Socket(url);
		socket.onopen = () => tell({ type: "socket opened" });
		socket.onclose = closed;
		socket.onerror = closed;
		socket.onmessage = ({ data }: MessageEvent<unknown>) => {
			const at = clock.now();
			const read = readFrame(data);
			if (Result.isFailure(read)) {
				log(read.failure);
				return;
			}
			const frame = read.success;
			if (frame.type === "DAY_MARKET" || frame.type === "FOREX_TRADE") {
				gate.take(frame, at);
				return;
			}
			// What was told of an order before it closed is told before.
			if (frame.type === "FOREX_CLOSED" || frame.type === "login_result") gate.flush();
			tell({ type: "received", message: incomingOf(frame), at });
		};
		return {
			send: (message) => {
				if (socket.readyState === open) socket.send(JSON.stringify(encodeFrame(message)));
			},
			close: () => {
				gate.shut();
				silence(socket);
				// Browsers warn of a socket that is closed before it has opened.
				if (socket.readyState === connecting) socket.onopen = () => socket.close();
				else socket.close();
			},
		};
	};

const silence = (socket: WireSocket): void => {
	socket.onopen = null;
	socket.onmessage = null;
	socket.onclose = null;
	socket.onerror = null;
};
