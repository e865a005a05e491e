import type { AdapterOptions } from "@tradewind/adapters-http";
import type { BadFrame } from "@tradewind/adapters-ws";

/** Spec 1 §7: a message without a type logs a warning, an unreadable one is logged. Both are dropped. */
export const logBadFrame = ({ problem, text, detail }: BadFrame): void => {
	if (problem === "without a type") console.warn("A message without a type:", text);
	else if (problem === "row left out") console.info("A row of a message is left out:", detail);
	else console.info(`A message that is ${problem}:`, text, detail);
};

/** A row that could not be read is left out of its list (docs/assumptions.md, A-155). */
export const logLeftOutRow: NonNullable<AdapterOptions["onRowLeftOut"]> = (call, { detail }) =>
	console.info(`A row of ${call} is left out:`, detail);
