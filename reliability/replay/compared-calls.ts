import { calls } from "@tradewind/contracts";
import type { Step } from "@tradewind/domain/recording";

const commands = new Set(calls.filter(({ kind }) => kind === "command").map(({ path }) => path));

/**
 * Two readings of the same are one call if they meet, and code loads at other moments than when the recording was made. So of calls
 * only commands are compared: a reading that differs shows in the state of its machine.
 */
export const isComparedCall = (step: Step): boolean => step.is !== "call" || commands.has(step.path);
