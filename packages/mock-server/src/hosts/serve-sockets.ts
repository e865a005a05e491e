import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { realtime } from "@tradewind/contracts";
import { type WebSocket, WebSocketServer } from "ws";
import { guardWith, type ReportDefect } from "../guard.ts";
import type { Limits } from "../limits.ts";
import type { Platform } from "../platform.ts";
import { batchWrites } from "./batch-writes.ts";
import { createConflatingSender } from "./conflating-sender.ts";

/** Accepts the WebSockets of the platform's one path; all other upgrades are refused. */
export const serveSockets = (
	server: Server,
	platform: Platform,
	limits: Limits,
	report: ReportDefect,
): WebSocketServer => {
	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: limits.frameBytes,
		perMessageDeflate: false,
		// Its own pongs would pile up for a client that does not read.
		autoPong: false,
	});
	const guard = guardWith(report);
	server.on("upgrade", (request, stream: Duplex, head) => {
		stream.on("error", () => stream.destroy());
		const path = URL.parse(request.url ?? "", "http://host")?.pathname;
		if (path !== realtime.socketPath) return void stream.destroy();
		try {
			sockets.handleUpgrade(request, stream, head, (socket) => {
				const events = platform.connect(platformEnd(socket, stream, limits));
				socket.on(
					"message",
					guard((data) => events.received(String(data))),
				);
				socket.on("close", guard(events.closed));
				// The library has closed the socket with the code of the error.
				socket.on("error", () => {});
			});
		} catch (error) {
			stream.destroy();
			report(error);
		}
	});
	return sockets;
};

const platformEnd = (socket: WebSocket, stream: Duplex, limits: Limits) => {
	const batch = batchWrites(stream);
	const send = createConflatingSender(
		{
			unsentBytes: () => socket.bufferedAmount,
			send: (text, onSent) => {
				batch();
				socket.send(text, onSent);
			},
			terminate: () => socket.terminate(),
		},
		limits,
	);
	socket.on("ping", (data) => {
		if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
		else socket.pong(data);
	});
	return { send, close: () => socket.close() };
};
