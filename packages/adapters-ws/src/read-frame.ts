import { readWire, realtime } from "@tradewind/contracts";
import { Data, Result } from "effect";

/** Data from the socket that is not a frame of the platform; `text` is its beginning. */
export class BadFrame extends Data.TaggedError("BadFrame")<{
	readonly problem: "not text" | "not JSON" | "without a type" | "malformed" | "row left out";
	readonly text: string;
	readonly detail: string;
}> {}

const maxTextLength = 200;

/** Reads and checks data from the socket. A row of a list that cannot be read is left out and logged. */
export const readFrame = (
	data: unknown,
	log: (dropped: BadFrame) => void = () => {},
): Result.Result<realtime.ServerFrame, BadFrame> => {
	if (typeof data !== "string") return bad("not text", typeof data);
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		return bad("not JSON", data);
	}
	const read = readWire(realtime.ServerFrame, realtime.withPlainType(json));
	if (Result.isFailure(read))
		return hasType(json) ? bad("malformed", data, read.failure.message) : bad("without a type", data);
	for (const { detail } of read.success.leftOut) log(badFrame("row left out", data, detail));
	return Result.succeed(read.success.value);
};

const badFrame = (problem: BadFrame["problem"], text: string, detail = ""): BadFrame =>
	new BadFrame({ problem, text: text.slice(0, maxTextLength), detail });

const bad = (...frame: Parameters<typeof badFrame>): Result.Result<never, BadFrame> =>
	Result.fail(badFrame(...frame));

const hasType = (json: unknown): boolean =>
	typeof json === "object" && json !== null && "type" in json && typeof json.type === "string";
