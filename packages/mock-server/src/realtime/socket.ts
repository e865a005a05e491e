/** The platform's end of a WebSocket, on any host. */
export interface Socket {
	/** Of texts with the same subject, a host may omit all but the newest. */
	readonly send: (text: string, subject?: string) => void;
	/** Sends several texts; those of a list that many sockets get may be encoded once. Without it, each is sent. */
	readonly sendAll?: (texts: readonly SentText[]) => void;
	readonly close: () => void;
}

export interface SentText {
	readonly text: string;
	readonly subject: string | undefined;
}

/** The events of a socket that the host reports. */
export interface SocketEvents {
	readonly received: (text: string) => void;
	readonly closed: () => void;
}
