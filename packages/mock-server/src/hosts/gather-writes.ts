import type { Writable } from "node:stream";

/**
 * To be called before each write: all that is written until the code that runs has ended leaves together. The platform tells many
 * things in one moment, and one write for each costs both ends more than what it says.
 */
export const gatherWrites = (stream: Writable): (() => void) => {
	let isGathering = false;
	return () => {
		if (isGathering) return;
		isGathering = true;
		stream.cork();
		queueMicrotask(() => {
			isGathering = false;
			stream.uncork();
		});
	};
};
