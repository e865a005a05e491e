import { type OpenSocket, socketActor } from "@tradewind/domain/realtime";
import type { Instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { encodeFrame } from "./encode-frame.ts";
import { incomingOf } from "./incoming.ts";
import { createPushGate, type Schedule } from "./push-gate.ts";
import { type BadFrame, readFrame } from "./read-frame.ts";
import { type OpenWire, socketWire } from "./wire.ts";

export interface SocketOptions {
	/** See `socketUrl`. */
	readonly url: string;
	readonly clock: { readonly now: () => Instant };
	/** When the quotes and the figures of orders that came meanwhile are handed over; see `frameSchedule`. */
	readonly schedule: Schedule;
	/** Hears of what came and was dropped. */
	readonly log: (dropped: BadFrame) => void;
	/** A socket of the browser's, unless told. */
	readonly openWire?: OpenWire;
}

/** Carries frames between the platform and the realtime machine, and decides nothing (Spec 1 §4, §7). */
export const createSocketActor = (options: SocketOptions) => socketActor(openSocket(options));

const openSocket =
	({ url, clock, schedule, log, openWire = socketWire() }: SocketOptions): OpenSocket =>
	(tell) => {
		const gate = createPushGate(schedule, ({ quotes, trade, at }) => {
			if (quotes.length > 0) tell({ type: "received", message: { type: "quotes", quotes }, at });
			if (trade) tell({ type: "received", message: { type: "trade", update: trade }, at });
		});
		const wire = openWire(url, {
			opened: () => tell({ type: "socket opened" }),
			closed: () => {
				gate.flush();
				tell({ type: "socket closed" });
			},
			received: (data) => {
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
			},
		});
		return {
			send: (message) => wire.send(JSON.stringify(encodeFrame(message))),
			close: () => {
				gate.shut();
				wire.close();
			},
		};
	};
