import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { realtime } from "@tradewind/contracts";
import { WebSocketServer } from "ws";
import { createRealClock } from "../clock/real-clock.ts";
import { ConnectionDropped } from "../faults/fault-response.ts";
import { createPlatform, type Platform, type PlatformOptions } from "../platform.ts";
import { batchWrites } from "./batch-writes.ts";
import { compressed } from "./compress.ts";
import { consolePage } from "./console-page.ts";
import { createUiFiles } from "./ui-files.ts";
import { videoFor } from "./video-files.ts";

export interface NodeHostOptions extends PlatformOptions {
	/** 0 selects a free port. */
	readonly port: number;
	/** The built UI. Without it, only the platform is served. */
	readonly uiDirectory?: string | undefined;
	/** Receives the errors of requests that the platform could not answer. */
	readonly onDefect?: (error: unknown) => void;
}

export interface NodeHost {
	readonly url: string;
	readonly platform: Platform;
	readonly close: () => Promise<void>;
}

/** Idle connections stay open this long: a request that arrives as one closes is dropped. */
const keepAliveMs = 65_000;

/** Another program uses the port. */
export class PortTaken extends Error {
	override readonly name = "PortTaken";
}

/** Serves the platform on a port: calls, WebSocket, control and built UI. */
export const createNodeHost = async (options: NodeHostOptions): Promise<NodeHost> => {
	const platform = createPlatform({ ...options, clock: options.clock ?? createRealClock() });
	const ui = options.uiDirectory === undefined ? undefined : createUiFiles(options.uiDirectory);

	const answerTo = async (request: Request): Promise<Response> => {
		const page = await consolePage(request);
		if (page) return page;
		const answer = await platform.fetch(request);
		const file = answer.status === 404 ? ((await videoFor(request)) ?? (await ui?.(request))) : undefined;
		return file ?? compressed(request, answer);
	};
	const listener = getRequestListener(
		async (request, { outgoing }) => {
			try {
				return await answerTo(request);
			} catch (error) {
				if (error instanceof ConnectionDropped) {
					outgoing.destroy();
					return RESPONSE_ALREADY_SENT;
				}
				options.onDefect?.(error);
				return new Response(String(error), { status: 500 });
			}
		},
		{ overrideGlobalObjects: false },
	);

	const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
	server.keepAliveTimeout = keepAliveMs;
	const sockets = serveSockets(server, platform);
	await listen(server, options.port);
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : options.port;
	return {
		url: `http://localhost:${port}`,
		platform,
		close: () => {
			platform.stop();
			for (const socket of sockets.clients) socket.terminate();
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
};

const listen = (server: Server, port: number): Promise<void> =>
	new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new PortTaken(
							`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}`,
						)
					: error,
			),
		);
		server.listen(port, resolve);
	});

const serveSockets = (server: Server, platform: Platform): WebSocketServer => {
	const sockets = new WebSocketServer({ noServer: true });
	server.on("upgrade", (request, stream, head) => {
		if (new URL(request.url ?? "/", "http://host").pathname !== realtime.socketPath) return stream.destroy();
		sockets.handleUpgrade(request, stream, head, (socket) => {
			const batch = batchWrites(stream);
			const events = platform.connect({
				send: (text) => {
					batch();
					socket.send(text);
				},
				close: () => socket.close(),
			});
			socket.on("message", (data) => events.received(String(data)));
			socket.on("close", () => events.closed());
			socket.on("error", () => socket.terminate());
		});
	});
	return sockets;
};
