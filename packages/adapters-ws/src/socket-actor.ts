import { type OpenSocket, socketActor } from "@tradewind/domain/realtime";
import type { Instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { type Connect, socketConnection } from "./connection.ts";
import { encodeFrame } from "./encode-frame.ts";
import { incomingOf } from "./incoming.ts";
import { createPushBuffer, type Schedule } from "./push-buffer.ts";
import { type BadFrame, readFrame } from "./read-frame.ts";

export interface SocketOptions {
	/** See `socketUrl`. */
	readonly url: string;
	readonly clock: { readonly now: () => Instant };
	/** When buffered quotes and figures of orders are delivered; see `frameSchedule`. */
	readonly schedule: Schedule;
	/** Receives the frames that are dropped. */
	readonly log: (dropped: BadFrame) => void;
	/** The browser's WebSocket by default. */
	readonly connect?: Connect;
}

/** Carries frames between the platform and the realtime machine; it makes no decisions (Spec 1 §4, §7). */
export const createSocketActor = (options: SocketOptions) => socketActor(openSocket(options));

const openSocket =
	({ url, clock, schedule, log, connect = socketConnection() }: SocketOptions): OpenSocket =>
	(emit) => {
		const buffer = createPushBuffer(schedule, ({ quotes, trade, at }) => {
			if (quotes.length > 0) emit({ type: "received", message: { type: "quotes", quotes }, at });
			if (trade) emit({ type: "received", message: { type: "trade", update: trade }, at });
		});
		const connection = connect(url, {
			opened: () => emit({ type: "socket opened" }),
			closed: () => {
				buffer.flush();
				emit({ type: "socket closed" });
			},
			received: (data) => {
				const at = clock.now();
				const read = readFrame(data, log);
				if (Result.isFailure(read)) {
					log(read.failure);
					return;
				}
				const frame = read.success;
				if (frame.type === "DAY_MARKET" || frame.type === "FOREX_TRADE") {
					buffer.add(frame, at);
					return;
				}
				// Earlier figures of an order must be delivered before its close.
				if (frame.type === "FOREX_CLOSED" || frame.type === "login_result") buffer.flush();
				emit({ type: "received", message: incomingOf(frame), at });
			},
		});
		return {
			send: (message) => connection.send(JSON.stringify(encodeFrame(message))),
			close: () => {
				buffer.clear();
				connection.close();
			},
		};
	};
