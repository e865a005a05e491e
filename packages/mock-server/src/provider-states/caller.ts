import { type Call, codes, Envelope, type WireInput } from "@tradewind/contracts";
import { Schema } from "effect";

const readEnvelope = Schema.decodeUnknownSync(Envelope);

/** A platform: its address, and how it gets a request; over the network by default. */
export interface ReachedPlatform {
	readonly url: string;
	readonly send?: (request: Request) => Promise<Response>;
}

/** Sends a request to a path of the platform. */
export const sendTo = (
	{ url, send = fetch }: ReachedPlatform,
	path: string | URL,
	init: RequestInit,
): Promise<Response> => send(new Request(new URL(path, url), init));

/** Makes calls to any platform, for provider states; throws if a call fails. */
export const createCaller = (platform: ReachedPlatform, token?: string) => {
	return async <Input extends WireInput, Reply>(call: Call<Input, Reply>, input: Input): Promise<Reply> => {
		const url = new URL(call.path, platform.url);
		if (call.sends === "query") url.search = new URLSearchParams(input).toString();
		const response = await sendTo(platform, url, {
			method: call.method,
			headers: { lang: "en", ...(token !== undefined && { authorization: token }) },
			...(call.sends === "form" && { body: new URLSearchParams(input) }),
		});
		const { code, msg, data } = readEnvelope(await response.json());
		if (code !== codes.success) throw new Error(`${call.id}: code ${code}, ${msg}`);
		return Schema.decodeUnknownSync(Schema.toType(call.reply))(data);
	};
};

export type Caller = ReturnType<typeof createCaller>;
