/** The platform's end of a WebSocket, on any host. */
export interface Socket {
	readonly send: (text: string) => void;
	readonly close: () => void;
}

/** The events of a socket that the host reports. */
export interface SocketEvents {
	readonly received: (text: string) => void;
	readonly closed: () => void;
}
