import { type Message, type Names, type SentAnswer, type SentRequest, whenFree } from "../host/link.ts";

interface Asked {
	readonly host: string;
	readonly answered: (answer: SentAnswer | undefined) => void;
	readonly lost: () => void;
}

/** The host has ended before its answer came: whether it has executed a command is not known. */
class HostGone extends Error {
	override readonly name = "HostGone";
}

/** Sends requests to the thread that runs the platform, once there is one. The answer is `undefined` if a fault drops the connection. */
export const createHostLink = (names: Names) => {
	const channel = new BroadcastChannel(names.channel);
	const say = (message: Message) => channel.postMessage(message);
	const asked = new Map<string, Asked>();
	let host: string | undefined;
	let waiting: ((host: string) => void)[] = [];

	const forget = (gone: string): void => {
		if (host === gone) host = undefined;
		for (const [id, one] of asked)
			if (one.host === gone) {
				asked.delete(id);
				one.lost();
			}
	};
	const found = (id: string): void => {
		if (host === id) return;
		host = id;
		whenFree(names.host(id), () => forget(id));
		for (const go of waiting) go(id);
		waiting = [];
	};
	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		if (data.is === "host") found(data.host);
		if (data.is !== "answer") return;
		asked.get(data.id)?.answered(data.answer);
		asked.delete(data.id);
	};
	const present = (): Promise<string> => {
		if (host !== undefined) return Promise.resolve(host);
		say({ is: "who" });
		return new Promise((go) => {
			waiting.push(go);
		});
	};
	const askOnce = async (request: SentRequest): Promise<SentAnswer | undefined> => {
		let to = await present();
		// It may have ended meanwhile.
		while (host !== to) to = await present();
		return new Promise((answered, reject) => {
			const id = crypto.randomUUID();
			asked.set(id, { host: to, answered, lost: () => reject(new HostGone()) });
			say({ is: "call", host: to, id, request });
		});
	};
	/** A query is sent again to the next host. A command is not: it might be executed twice. */
	return async (request: SentRequest, isQuery: boolean): Promise<SentAnswer | undefined> => {
		for (;;)
			try {
				return await askOnce(request);
			} catch (error) {
				if (!(error instanceof HostGone) || !isQuery) throw error;
			}
	};
};
