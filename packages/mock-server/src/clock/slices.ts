/** Divides long work into slices, between which the host does other work. */
export interface Slices {
	/** Begins a slice. The result says whether it is over. */
	readonly begin: () => () => boolean;
	/** Lets other work run. */
	readonly pause: () => Promise<void>;
}

/**
 * Repeats `work`, which continues until its slice is over and returns whether it is finished. The result begins the work at
 * once, and returns what to wait for if one slice was not enough. A caller in between waits for the same.
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
