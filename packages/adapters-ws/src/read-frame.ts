import { realtime } from "@tradewind/contracts";
import { Data, Result, Schema } from "effect";

/** Data from the socket that is not a frame of the platform; `text` is its beginning. */
export class BadFrame extends Data.TaggedError("BadFrame")<{
	readonly problem: "not text" | "not JSON" | "without a type" | "malformed";
	readonly text: string;
	readonly detail: string;
}> {}

const decode = Schema.decodeUnknownResult(realtime.ServerFrame);
const maxTextLength = 200;

/** Reads and checks data from the socket. */
export const readFrame = (data: unknown): Result.Result<realtime.ServerFrame, BadFrame> => {
	if (typeof data !== "string") return bad("not text", typeof data);
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		return bad("not JSON", data);
	}
	return Result.mapError(decode(json), (error) =>
		hasType(json)
			? new BadFrame({ problem: "malformed", text: data.slice(0, maxTextLength), detail: error.message })
			: new BadFrame({ problem: "without a type", text: data.slice(0, maxTextLength), detail: "" }),
	);
};

const bad = (problem: BadFrame["problem"], text: string): Result.Result<never, BadFrame> =>
	Result.fail(new BadFrame({ problem, text: text.slice(0, maxTextLength), detail: "" }));

const hasType = (json: unknown): boolean =>
	typeof json === "object" && json !== null && "type" in json && typeof json.type === "string";
