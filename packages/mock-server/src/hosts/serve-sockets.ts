import type { IncomingHttpHeaders, Server } from "node:http";
import type { Duplex } from "node:stream";
import { realtime } from "@tradewind/contracts";
import { type WebSocket, WebSocketServer } from "ws";
import type { Platform } from "../platform.ts";
import { guardWith, type ReportDefect } from "../safety/guard.ts";
import type { Limits } from "../safety/limits.ts";
import { createBatch } from "./batch-writes.ts";
import { createConflatingSender } from "./conflating-sender.ts";
import { createFrameBytes } from "./frame-bytes.ts";

interface SocketOptions {
	readonly limits: Limits;
	readonly report: ReportDefect;
	/** The origin of the app's pages, if it is not that of this server. */
	readonly pageOrigin: string | undefined;
}

/** Accepts the WebSockets of the platform's one path; all other upgrades are refused. */
export const serveSockets = (
	server: Server,
	platform: Platform,
	{ limits, report, pageOrigin }: SocketOptions,
): WebSocketServer => {
	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: limits.frameBytes,
		perMessageDeflate: false,
		// Its own pongs would pile up for a client that does not read.
		autoPong: false,
	});
	const guard = guardWith(report);
	const bytesOf = createFrameBytes();
	server.on("upgrade", (request, stream: Duplex, head) => {
		stream.on("error", () => stream.destroy());
		const path = URL.parse(request.url ?? "", "http://host")?.pathname;
		if (path !== realtime.socketPath) return void stream.destroy();
		if (!isOwnPage(request.headers, pageOrigin)) return void stream.end(forbidden);
		try {
			sockets.handleUpgrade(request, stream, head, (socket) => {
				const events = platform.connect(platformEnd(socket, stream, { limits, bytesOf }));
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

const forbidden = "HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Browsers name the origin of the page. A page of another origin gets no socket; a program that is no browser names none. */
const isOwnPage = ({ origin, host }: IncomingHttpHeaders, pageOrigin: string | undefined): boolean =>
	origin === undefined ||
	origin === pageOrigin ||
	origin === `http://${host}` ||
	origin === `https://${host}`;

interface SendOptions {
	readonly limits: Limits;
	/** The frame of a text, which many sockets may send. */
	readonly bytesOf: (text: string) => Uint8Array;
}

/** Writes its frames past the library, which would encode each again for every socket. */
const platformEnd = (socket: WebSocket, stream: Duplex, { limits, bytesOf }: SendOptions) => {
	const batch = createBatch((bytes, onSent) => {
		if (socket.readyState === socket.OPEN) stream.write(bytes, onSent);
	});
	const send = createConflatingSender(
		{
			unsentBytes: () => socket.bufferedAmount + batch.waitingBytes(),
			send: (text, onSent) => batch.add(bytesOf(text), onSent),
			terminate: () => socket.terminate(),
		},
		limits,
	);
	socket.on("ping", (data) => {
		if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
		else socket.pong(data);
	});
	return {
		send,
		close: () => {
			batch.flush();
			socket.close();
		},
	};
};
