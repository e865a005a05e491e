import { fits, type Recording, type StepOf } from "@tradewind/domain/recording";
import { isComparedCall } from "./compared-calls.ts";

/**
 * Gives each call of the app the recorded one with the same path and fields: of several, the nearest one in time, since code loads at
 * other moments than when the recording was made. Two parts of the app that read the same shared one answer then, and may not now: a
 * reading is given twice if there is no other, a command never.
 */
export const recordedCalls = ({ steps }: Pick<Recording, "steps">) => {
	const all = steps.filter((step): step is StepOf<"call"> => step.is === "call");
	const taken = new Set<StepOf<"call">>();
	return (path: string, input: unknown, at: number): StepOf<"call"> | undefined => {
		const distance = (call: StepOf<"call">): number => Math.abs(call.at - at);
		const same = all
			.filter((call) => call.path === path && fits(call.input, input))
			.sort((one, other) => distance(one) - distance(other));
		const free = same.find((call) => !taken.has(call));
		if (free) taken.add(free);
		return free ?? same.find((call) => !isComparedCall(call));
	};
};
