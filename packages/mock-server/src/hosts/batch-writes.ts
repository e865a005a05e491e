/**
 * Batches all that is written in the current task into one write. The platform sends many frames at one moment, and a write for
 * each costs more than the frame.
 */
export const createBatch = (write: (bytes: Uint8Array, onWritten: () => void) => void) => {
	let waiting: Uint8Array[] = [];
	let waitingBytes = 0;
	let whenWritten = (): void => {};

	const flush = (): void => {
		if (waiting.length === 0) return;
		const bytes = Buffer.concat(waiting, waitingBytes);
		waiting = [];
		waitingBytes = 0;
		write(bytes, whenWritten);
	};
	return {
		flush,
		waitingBytes: (): number => waitingBytes,
		/** Writes at the end of the task. After that it calls the `onWritten` that was given last. */
		add: (bytes: Uint8Array, onWritten: () => void): void => {
			if (waiting.length === 0) queueMicrotask(flush);
			waiting.push(bytes);
			waitingBytes += bytes.length;
			whenWritten = onWritten;
		},
	};
};
