import { fromCallback } from "xstate";
import type { Outgoing } from "./frame.ts";
import type { SocketCommand, SocketEvent } from "./realtime.events.ts";

/** One connection to the platform. */
interface Socket {
	/**
	 * Messages that cannot be sent are dropped: the machine sees the close and sends them again on the next connection.
	 */
	readonly send: (message: Outgoing) => void;
	/** After this the socket emits no events. */
	readonly close: () => void;
}

/** Starts connecting. `emit` may be called immediately. A socket that cannot open reports that it is closed. */
export type OpenSocket = (emit: (event: SocketEvent) => void) => Socket;

/** The `socket` actor of the realtime machine, over sockets created by `open`. */
export const socketActor = (open: OpenSocket) =>
	fromCallback<SocketCommand>(({ sendBack, receive }) => {
		const socket = open(sendBack);
		receive((command) => socket.send(command.message));
		return () => socket.close();
	});
