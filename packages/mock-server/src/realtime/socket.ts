/** The platform's end of a WebSocket, on any host. */
export interface Socket {
	/** Of texts with the same subject, a host may omit all but the newest. */
	readonly send: (text: string, subject?: string) => void;
	readonly close: () => void;
}

/** The events of a socket that the host reports. */
export interface SocketEvents {
	readonly received: (text: string) => void;
	readonly closed: () => void;
}
