import { type Call, codes, Envelope, type WireInput } from "@tradewind/contracts";
import { Schema } from "effect";

const readEnvelope = Schema.decodeUnknownSync(Envelope);

/** Makes calls to any platform, for provider states; throws if a call fails. */
export const createCaller = (baseUrl: string, token?: string) => {
	return async <Input extends WireInput, Reply>(call: Call<Input, Reply>, input: Input): Promise<Reply> => {
		const url = new URL(call.path, baseUrl);
		if (call.sends === "query") url.search = new URLSearchParams(input).toString();
		const response = await fetch(url, {
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
