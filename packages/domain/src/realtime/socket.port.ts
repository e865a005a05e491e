import { fromCallback } from "xstate";
import type { Outgoing } from "./frame.ts";
import type { SocketCommand, SocketEvent } from "./realtime.events.ts";

/** One connection to the platform. */
export interface Socket {
	/** What can't be sent any more is dropped: the machine hears of the closing and says it again on the next connection. */
	readonly send: (message: Outgoing) => void;
	/** After this the socket tells nothing any more. */
	readonly close: () => void;
}

/** Begins to connect. `tell` may be called at once; a socket that couldn't open tells that it is closed. */
export type OpenSocket = (tell: (event: SocketEvent) => void) => Socket;

/** The `socket` actor of the realtime machine, over sockets that `open` makes. */
export const socketActor = (open: OpenSocket) =>
	fromCallback<SocketCommand>(({ sendBack, receive }) => {
		const socket = open(sendBack);
		receive((command) => socket.send(command.message));
		return () => socket.close();
	});
