/** Divides long work into slices, between which the host does other work. */
export interface Slices {
	/** Starts a slice; the returned function tells whether it is over. */
	readonly begin: () => () => boolean;
	/** Yields to other work. */
	readonly pause: () => Promise<void>;
}

/**
 * Repeats `work`, which continues until its slice is over and returns whether it is finished. The returned function starts the
 * work, and returns a promise if it needs more than one slice. Calls in the meantime get the same promise.
 */
export const inSlices = (
	work: (isOver: () => boolean) => boolean,
	{ begin, pause }: Slices,
): (() => Promise<void> | undefined) => {
	let unfinished: Promise<void> | undefined;
	const finish = async (): Promise<void> => {
		try {
			do await pause();
			while (!work(begin()));
		} finally {
			unfinished = undefined;
		}
	};
	return () => {
		if (!unfinished && !work(begin())) unfinished = finish();
		return unfinished;
	};
};
