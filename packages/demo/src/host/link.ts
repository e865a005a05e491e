/** A request as it is sent between threads. */
export interface SentRequest {
	readonly url: string;
	readonly method: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: ArrayBuffer | undefined;
}

export interface SentAnswer {
	readonly status: number;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: ArrayBuffer;
}

/** What the threads of the demo say to one another. A host is the thread that runs the platform; it has an id of its own. */
export type Message =
	| { readonly is: "who" }
	| { readonly is: "host"; readonly host: string }
	| { readonly is: "call"; readonly host: string; readonly id: string; readonly request: SentRequest }
	/** Without an answer a fault has dropped the connection. */
	| { readonly is: "answer"; readonly id: string; readonly answer: SentAnswer | undefined }
	/** The host opens a socket, which has a channel of its own. */
	| { readonly is: "connect"; readonly host: string; readonly socket: string };

/** What is said on the channel of a socket. */
export type SocketMessage =
	| { readonly is: "opened" }
	| { readonly is: "closed" }
	/** To the page. */
	| { readonly is: "frame"; readonly text: string }
	/** To the platform. */
	| { readonly is: "text"; readonly text: string };

/** The names of channels and locks of the demo below this path. Several demos of an origin do not share them. */
export const namesOf = (base: string) => {
	const own = `tradewind-demo ${base}`;
	return {
		channel: own,
		database: own,
		/** Is held by the thread that runs the platform. */
		platform: `${own} platform`,
		/** Is held for as long as the host runs. */
		host: (id: string) => `${own} host ${id}`,
		/** Is held for as long as the page has the socket. */
		socket: (id: string) => `${own} socket ${id}`,
		socketChannel: (id: string) => `${own} socket ${id}`,
	};
};

export type Names = ReturnType<typeof namesOf>;

/** Holds a lock until the result is called, or its thread ends. */
export const hold = (name: string): Promise<() => void> =>
	new Promise((held) => {
		void navigator.locks.request(name, () => new Promise<void>((release) => held(release)));
	});

/** Calls `run` once the lock is free. */
export const whenFree = (name: string, run: () => void): void =>
	void navigator.locks.request(name, { mode: "shared" }, run);
