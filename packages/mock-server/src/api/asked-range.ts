import { Result } from "effect";
import { type Refusal, refuse } from "./answer.ts";

interface AskedRange {
	/** Unix seconds. */
	readonly startTime?: string;
	readonly endTime?: string;
}

/** Whether a moment (Unix ms) is in the range that a list is asked for; its end is exclusive, and without one all are. */
export const askedRange = ({
	startTime,
	endTime,
}: AskedRange): Result.Result<(at: number) => boolean, Refusal> => {
	if (startTime === undefined && endTime === undefined) return Result.succeed(() => true);
	if (startTime === undefined || endTime === undefined)
		return refuse("bad field", {
			field: startTime === undefined ? "startTime" : "endTime",
			reason: "both or neither",
		});
	return Result.succeed((at) => at / 1000 >= Number(startTime) && at / 1000 < Number(endTime));
};
