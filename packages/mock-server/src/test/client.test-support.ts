import { type Call, type InputOf, type realtime, upload } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { createPlatform, type Platform, type PlatformOptions } from "../platform.ts";

interface Envelope {
	readonly code: number;
	readonly msg: string;
	readonly data: unknown;
}

const origin = "http://platform.test";

/** The request of a call, as a client would send it. */
export const requestOf = <C extends Call>(
	call: C,
	input: Partial<Record<keyof InputOf<C>, string>> & Record<string, string>,
	{ token, lang = "en" }: { token?: string | undefined; lang?: string } = {},
): Request => {
	const fields = new URLSearchParams(input);
	const headers = new Headers({ lang, ...(token === undefined ? {} : { authorization: token }) });
	return call.method === "POST"
		? new Request(origin + call.path, { method: "POST", headers, body: fields })
		: new Request(`${origin}${call.path}?${fields}`, { headers });
};

/** A platform with a signed-in Mia, and helpers to call it. */
export const createBench = (options: PlatformOptions = {}) => {
	const platform: Platform = createPlatform({ origin: () => origin, ...options });
	const signIn = (account = "mia@tradewind.test"): string =>
		platform.control["session/open"]({ account }).token;
	const token = signIn();

	const ask = async <C extends Call>(
		call: C,
		input: Partial<Record<keyof InputOf<C>, string>> & Record<string, string> = {},
		as: string | undefined = token,
	): Promise<Envelope> => {
		const response = await platform.fetch(requestOf(call, input, { token: as }));
		return response.json();
	};

	return {
		platform,
		token,
		signIn,
		ask,
		advance: (advanceMs: number): void => platform.control.clock({ advanceMs }),
		state: () => platform.control.state(),
		account: (email = "mia@tradewind.test") =>
			platform.control.state().accounts.find((each) => each.email === email),
		priceOf: (code: string): string =>
			platform.control.state().market.find((each) => each.code === code)?.price ?? "",
		connect: (topics: readonly string[], as?: string) => connectClient(platform, topics, as),
	};
};

export type Bench = ReturnType<typeof createBench>;

/** A connected client that records the frames it receives. */
const connectClient = (platform: Platform, topics: readonly string[], token?: string) => {
	const texts: string[] = [];
	let isClosed = false;
	const events = platform.connect({
		send: (text) => void texts.push(text),
		close: () => {
			isClosed = true;
		},
	});
	const send = (frame: realtime.ClientFrame): void => events.received(JSON.stringify(frame));
	if (token !== undefined) send({ type: "login", token });
	for (const topic of topics) send({ type: "sub", topic });
	return {
		send,
		events,
		texts,
		isClosed: () => isClosed,
		frames: (): readonly realtime.ServerFrame[] => texts.map((text) => JSON.parse(text)),
		/** The frames since the last call. */
		takeFrames: (): readonly realtime.ServerFrame[] => texts.splice(0).map((text) => JSON.parse(text)),
	};
};

/** A market order for EUR/USD that Mia can afford. */
export const marketOrder = {
	type: "1",
	cont: "0.1",
	forex_id: "1",
	status: "1",
	target_price: "0",
	stop_loss_price: "0",
	target_profit_price: "0",
	multiple: "100",
} as const;

/** A small PNG; `salt` makes it another file. */
const pngBytes = (salt = 0): Uint8Array<ArrayBuffer> =>
	new Uint8Array([...Buffer.from(examplePicture.base64, "base64"), salt]);

/** Uploads a picture; answers with its address. */
export const storePicture = async (platform: Platform, token: string, salt = 0): Promise<string> => {
	const body = new FormData();
	body.append("file", new Blob([pngBytes(salt)]), "picture.png");
	const { method, path } = upload.uploadImage;
	const request = new Request(origin + path, { method, headers: { lang: "en", authorization: token }, body });
	return (await (await platform.fetch(request)).json()).data.url;
};
