import type { BadFrame } from "@tradewind/adapters-ws";

/** Spec 1 §7: a message without a type logs a warning, an unreadable one is logged. Both are dropped. */
export const logBadFrame = ({ problem, text, detail }: BadFrame): void => {
	if (problem === "without a type") console.warn("A message without a type:", text);
	else console.info(`A message that is ${problem}:`, text, detail);
};
