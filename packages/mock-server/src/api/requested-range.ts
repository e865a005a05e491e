import { Result } from "effect";
import { type Refusal, refuse } from "./answer.ts";

interface RequestedRange {
	/** Unix seconds. */
	readonly startTime?: string;
	readonly endTime?: string;
}

/** Whether a moment (Unix ms) is in the requested range of a list. The end is exclusive; without a range all are in it. */
export const requestedRange = ({
	startTime,
	endTime,
}: RequestedRange): Result.Result<(at: number) => boolean, Refusal> => {
	if (startTime === undefined && endTime === undefined) return Result.succeed(() => true);
	if (startTime === undefined || endTime === undefined)
		return refuse("answer.badField", {
			field: startTime === undefined ? "startTime" : "endTime",
			reason: "both or neither",
		});
	return Result.succeed((at) => at / 1000 >= Number(startTime) && at / 1000 < Number(endTime));
};
