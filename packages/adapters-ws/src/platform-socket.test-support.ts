import type { SocketCommand, SocketEvent } from "@tradewind/domain/realtime";
import { instant } from "@tradewind/domain/time";
import { type Client, Server, WebSocket } from "mock-socket";
import { afterEach, beforeEach, vi } from "vitest";
import { createActor, setup } from "xstate";
import { socketConnection } from "./connection.ts";
import { createSocketActor } from "./socket-actor.ts";

export const url = "ws://tradewind.test/api/v2/ws";

/** The platform's end of the sockets, and fake timers: both new for each test. */
export const platformPerTest = (now?: number) => {
	const received: string[] = [];
	const clients: Client[] = [];
	let server: Server;
	beforeEach(() => {
		vi.useFakeTimers(now === undefined ? {} : { now });
		received.length = 0;
		clients.length = 0;
		server = new Server(url, { mock: false });
		server.on("connection", (client) => {
			clients.push(client);
			client.on("message", (text) => received.push(String(text)));
		});
	});
	afterEach(() => {
		server.stop();
		vi.useRealTimers();
	});
	return {
		received,
		clients,
		stop: () => server.stop(),
		onConnection: (run: (client: Client) => void) => server.on("connection", run),
		send: (...frames: readonly unknown[]) => {
			for (const frame of frames)
				clients.at(-1)?.send(typeof frame === "string" ? frame : JSON.stringify(frame));
		},
	};
};

/** The socket actor under a parent that records its events. */
export const startSocket = () => {
	const events: SocketEvent[] = [];
	const dropped: unknown[] = [];
	const frames: (() => void)[] = [];
	const cancel = vi.fn();
	const socket = createSocketActor({
		url,
		clock: { now: () => instant(Date.now()) },
		schedule: (flush) => {
			frames.push(flush);
			return cancel;
		},
		log: ({ problem, text }) => dropped.push({ problem, text }),
		connect: socketConnection(WebSocket),
	});
	const parent = createActor(
		setup({ types: { events: {} as SocketEvent }, actors: { socket } }).createMachine({
			invoke: { src: "socket", id: "socket" },
			on: { "*": { actions: ({ event }) => events.push(event) } },
		}),
	).start();
	return {
		events,
		dropped,
		cancel,
		parent,
		send: (command: SocketCommand) => parent.getSnapshot().children.socket?.send(command),
		/** The screen draws a frame; false when none was requested. */
		nextFrame: () => {
			const flush = frames.shift();
			flush?.();
			return flush !== undefined;
		},
	};
};
