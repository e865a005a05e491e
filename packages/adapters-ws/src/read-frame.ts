import { type LeftOutRow, readWire, realtime } from "@tradewind/contracts";
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
	const read = readWire(realtime.ServerFrame, json);
	const text = data.slice(0, maxTextLength);
	if (Result.isFailure(read))
		return Result.fail(
			hasType(json)
				? new BadFrame({ problem: "malformed", text, detail: read.failure.message })
				: new BadFrame({ problem: "without a type", text, detail: "" }),
		);
	for (const row of read.success.leftOut) log(leftOut(row, text));
	return Result.succeed(read.success.value);
};

const leftOut = ({ detail }: LeftOutRow, text: string): BadFrame =>
	new BadFrame({ problem: "row left out", text, detail });

const bad = (problem: BadFrame["problem"], text: string): Result.Result<never, BadFrame> =>
	Result.fail(new BadFrame({ problem, text: text.slice(0, maxTextLength), detail: "" }));

const hasType = (json: unknown): boolean =>
	typeof json === "object" && json !== null && "type" in json && typeof json.type === "string";
