/** The platform's end of a WebSocket, whatever host it lives on. */
export interface Socket {
	readonly send: (text: string) => void;
	readonly close: () => void;
}

/** What the host tells the platform of a socket. */
export interface SocketEvents {
	readonly received: (text: string) => void;
	readonly closed: () => void;
}
