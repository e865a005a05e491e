/** What a connection reports. After `close` it reports nothing. */
export interface ConnectionListener {
	readonly opened: () => void;
	readonly received: (data: unknown) => void;
	/** The platform or the network closed it, or it could not be opened. Always the last report. */
	readonly closed: () => void;
}

/** A connection to the platform that carries texts. */
export interface Connection {
	/** Drops the text while the connection is not open. */
	readonly send: (text: string) => void;
	readonly close: () => void;
}

/** Starts to open a connection. */
export type Connect = (url: string, listener: ConnectionListener) => Connection;

/** The members of a browser's WebSocket that are used. */
export type WebSocketLike = Pick<
	WebSocket,
	"send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror"
> & {
	readonly readyState: number;
};

const [connecting, open] = [0, 1];

/** Connects by a WebSocket of the calling thread. Without `Socket` it is the global one at the time of the call. */
export const socketConnection =
	(Socket?: new (url: string) => WebSocketLike): Connect =>
	(url, { opened, received, closed }) => {
		const socket: WebSocketLike = new (Socket ?? WebSocket)(url);
		const removeListeners = () => {
			socket.onopen = null;
			socket.onmessage = null;
			socket.onclose = null;
			socket.onerror = null;
		};
		const end = () => {
			removeListeners();
			closed();
		};
		socket.onopen = opened;
		socket.onmessage = ({ data }: MessageEvent<unknown>) => received(data);
		socket.onclose = end;
		socket.onerror = end;
		return {
			send: (text) => {
				if (socket.readyState === open) socket.send(text);
			},
			close: () => {
				removeListeners();
				// Browsers log a warning about a socket that is closed before it has opened.
				if (socket.readyState === connecting) socket.onopen = () => socket.close();
				else socket.close();
			},
		};
	};
