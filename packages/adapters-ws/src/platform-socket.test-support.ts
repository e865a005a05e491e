import type { SocketCommand, SocketEvent } from "@tradewind/domain/realtime";
import { instant } from "@tradewind/domain/time";
import { type Client, Server, WebSocket } from "mock-socket";
import { vi } from "vitest";
import { createActor, setup } from "xstate";
import { createSocketActor } from "./socket-actor.ts";
import { socketWire } from "./wire.ts";

export const url = "ws://tradewind.test/api/v2/ws";

/** The platform's side of the sockets: everything it heard, and a way to speak. */
export const startPlatform = () => {
	const server = new Server(url, { mock: false });
	const heard: string[] = [];
	const clients: Client[] = [];
	server.on("connection", (client) => {
		clients.push(client);
		client.on("message", (text) => heard.push(String(text)));
	});
	return {
		server,
		heard,
		clients,
		say: (...frames: readonly unknown[]) => {
			for (const frame of frames)
				clients.at(-1)?.send(typeof frame === "string" ? frame : JSON.stringify(frame));
		},
	};
};

/** The socket actor alone, under a parent that only listens. */
export const startSocket = () => {
	const events: SocketEvent[] = [];
	const dropped: unknown[] = [];
	const frames: (() => void)[] = [];
	const callOff = vi.fn();
	const socket = createSocketActor({
		url,
		clock: { now: () => instant(Date.now()) },
		schedule: (flush) => {
			frames.push(flush);
			return callOff;
		},
		log: ({ problem, text }) => dropped.push({ problem, text }),
		openWire: socketWire(WebSocket),
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
		callOff,
		parent,
		send: (command: SocketCommand) => parent.getSnapshot().children.socket?.send(command),
		/** A frame of the screen passes; false when none was asked for. */
		nextFrame: () => {
			const flush = frames.shift();
			flush?.();
			return flush !== undefined;
		},
	};
};
