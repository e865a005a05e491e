/** Opens sockets to the platform and counts the frames that arrive. */
import { request } from "node:http";
import type { Duplex } from "node:stream";
import { realtime } from "@tradewind/contracts";
import { answerEach } from "./asked-process.ts";
import { createFrameCounter } from "./frame-counter.ts";

interface Wanted {
	readonly url: string;
	/** One socket for each. */
	readonly tokens: readonly string[];
	/** The subscriptions of a socket, for one after the other. */
	readonly subscriptions: readonly (readonly object[])[];
}

const openedAtOnce = 100;
const counters: ReturnType<typeof createFrameCounter>[] = [];
const streams: Duplex[] = [];

const upgrade = (url: string): Promise<Duplex> =>
	new Promise((resolve, reject) => {
		const asked = request(url + realtime.socketPath, {
			headers: {
				connection: "Upgrade",
				upgrade: "websocket",
				"sec-websocket-version": "13",
				"sec-websocket-key": Buffer.alloc(16, "a").toString("base64"),
			},
		});
		asked.once("error", reject);
		asked.once("upgrade", (_, stream, first) => {
			if (first.length > 0) stream.unshift(first);
			resolve(stream);
		});
		asked.end();
	});

/** A short frame of a client, masked with zeros. */
const masked = (frame: object): Buffer => {
	const text = Buffer.from(JSON.stringify(frame));
	return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
};

const open = async ({ url, tokens, subscriptions }: Wanted): Promise<void> => {
	const openOne = async (token: string, place: number): Promise<void> => {
		const stream = await upgrade(url);
		const counter = createFrameCounter();
		counters.push(counter);
		streams.push(stream);
		stream.on("data", counter.received);
		const topics = subscriptions[place % subscriptions.length] ?? [];
		stream.write(Buffer.concat([{ type: "login", token }, ...topics].map(masked)));
	};
	for (let first = 0; first < tokens.length; first += openedAtOnce)
		await Promise.all(
			tokens.slice(first, first + openedAtOnce).map((token, place) => openOne(token, first + place)),
		);
};

answerEach(async (question) => {
	const { wanted } = Object(question);
	if (wanted) await open(wanted);
	const counts = counters.map(({ counted }) => counted());
	return {
		frames: counts.reduce((sum, { frames }) => sum + frames, 0),
		bytes: counts.reduce((sum, { bytes }) => sum + bytes, 0),
		open: streams.filter(({ destroyed }) => !destroyed).length,
	};
});
