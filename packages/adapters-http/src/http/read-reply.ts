import { type Call, codes, Envelope, type LeftOutRow, readWire, type WireInput } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Reply } from "./reply.ts";

/** The meaning of a reply under the contract of its call. */
export type Reading<Data> =
	| {
			readonly is: "success";
			readonly data: Data;
			readonly message: string;
			readonly leftOut: readonly LeftOutRow[];
	  }
	| { readonly is: "refused"; readonly code: number; readonly message: string }
	| { readonly is: "session invalid"; readonly message: string }
	| { readonly is: "no answer" }
	| { readonly is: "bad status"; readonly status: number }
	| { readonly is: "unreadable"; readonly detail: string };

/** Reads a reply by its status, the code of its envelope and the schema of its call (Spec 1 §8). */
export const readReply = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	reply: Reply,
): Reading<Data> => {
	if (reply.is === "no answer") return reply;
	if (reply.status < 200 || reply.status > 299) return { is: "bad status", status: reply.status };
	const json = parseJson(reply.text);
	if (call.replies === "plain") return readData(call, json, "");
	const envelope = readEnvelope(json);
	if (Result.isFailure(envelope)) return { is: "unreadable", detail: envelope.failure.message };
	const { code, data } = envelope.success;
	const msg = envelope.success.msg ?? "";
	/** Some platforms send `null` or no `data` at all where a reply has no fields. */
	if (code === codes.success)
		return readData(call, call.sends === "file" ? fileData(data, json) : (data ?? {}), msg);
	return code === codes.invalidSession
		? { is: "session invalid", message: msg }
		: { is: "refused", code, message: msg };
};

/** The address of an uploaded picture is in `data`, beside it, or is `data` itself (Spec 2 §7: “url (data.url in some screens)”). */
const fileData = (data: unknown, json: unknown): unknown => {
	if (fieldOf(data, "url")) return data;
	return { url: fieldOf(json, "url") ?? data };
};

const fieldOf = (of: unknown, name: string): unknown =>
	typeof of === "object" && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;

const readEnvelope = Schema.decodeUnknownResult(Envelope);

const readData = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	json: unknown,
	message: string,
): Reading<Data> => {
	const data = readWire(call.reply, json);
	return Result.isSuccess(data)
		? { is: "success", data: data.success.value, message, leftOut: data.success.leftOut }
		: { is: "unreadable", detail: data.failure.message };
};

const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};
