/** What a wire tells of itself. After `close` it tells nothing any more. */
export interface WireListener {
	readonly opened: () => void;
	readonly received: (data: unknown) => void;
	/** Closed by the platform or the network, or could not be opened. The last that is told. */
	readonly closed: () => void;
}

/** A line to the platform that carries texts. */
export interface Wire {
	/** What is sent while it isn't open is dropped. */
	readonly send: (text: string) => void;
	readonly close: () => void;
}

/** Begins to open a wire. */
export type OpenWire = (url: string, listener: WireListener) => Wire;

/** The part of a browser's socket that is used. */
export type WebSocketLike = Pick<
	WebSocket,
	"send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror"
> & {
	readonly readyState: number;
};

const [connecting, open] = [0, 1];

/** A socket of the thread that calls this; `Socket` is the global one of the moment unless told. */
export const socketWire =
	(Socket?: new (url: string) => WebSocketLike): OpenWire =>
	(url, { opened, received, closed }) => {
		const socket: WebSocketLike = new (Socket ?? WebSocket)(url);
		const silence = () => {
			socket.onopen = null;
			socket.onmessage = null;
			socket.onclose = null;
			socket.onerror = null;
		};
		const end = () => {
			silence();
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
				silence();
				// Browsers warn of a socket that is closed before it has opened.
				if (socket.readyState === connecting) socket.onopen = () => socket.close();
				else socket.close();
			},
		};
	};
