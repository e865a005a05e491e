import type { Writable } from "node:stream";

/**
 * Batches all writes of the current task into one. Call the result before each write. The platform sends many frames at
 * one moment, and a write for each costs more than the frame.
 */
export const batchWrites = (stream: Writable): (() => void) => {
	let isBatching = false;
	return () => {
		if (isBatching) return;
		isBatching = true;
		stream.cork();
		queueMicrotask(() => {
			isBatching = false;
			stream.uncork();
		});
	};
};
