import { type Call, realtime } from "@tradewind/contracts";

type Frame = realtime.ServerFrame;
type Fields = Readonly<Record<string, string>>;

/** What a browser keeps between its requests to an address: the cookie of the process, and the token of the session. */
export const openBrowser = (address: string, cookie = "") => {
	const kept = { cookie, token: "" };

	const call = async ({ id, method, path }: Call, fields: Fields = {}): Promise<unknown> => {
		const query = new URLSearchParams(fields);
		const headers = { lang: "en", cookie: kept.cookie, authorization: kept.token };
		const answer =
			method === "POST"
				? await fetch(address + path, { method, headers, body: query })
				: await fetch(`${address}${path}?${query}`, { headers });
		kept.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? kept.cookie;
		const { code, msg, data } = Object(await answer.json());
		if (code !== 1) throw new Error(`${id}: ${code} ${msg}`);
		return data;
	};

	/** Opens a socket, logs in and subscribes; resolves when the login is answered. */
	const connect = async (topics: readonly string[]) => {
		const frames: Frame[] = [];
		// Node's WebSocket takes headers, which a browser's does not.
		const socket = new WebSocket(
			address.replace("http", "ws") + realtime.socketPath,
			Object({ headers: { cookie: kept.cookie } }),
		);
		const received = (isAwaited: (frame: Frame) => boolean): Promise<Frame> =>
			new Promise((resolve, reject) => {
				const look = () => {
					const found = frames.find(isAwaited);
					if (found) resolve(found);
				};
				socket.addEventListener("message", look);
				socket.addEventListener("close", () => reject(new Error("The socket was closed.")));
				look();
			});
		socket.addEventListener("message", ({ data }) => void frames.push(JSON.parse(String(data))));
		socket.addEventListener("open", () => {
			socket.send(JSON.stringify({ type: "login", token: kept.token }));
			for (const topic of topics) socket.send(JSON.stringify({ type: "sub", topic }));
		});
		await received(({ type }) => type === "login_result");
		return { frames, received, close: () => socket.close() };
	};

	return { kept, call, connect };
};

export type Browser = ReturnType<typeof openBrowser>;
