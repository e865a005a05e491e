/** Receives errors that are not caught elsewhere. */
export type ReportDefect = (error: unknown) => void;

export type Guard = <Args extends readonly unknown[]>(
	run: (...args: Args) => void,
) => (...args: Args) => void;

/** Reports what `run` throws: an error in a timer, a listener or a frame must not end the process. */
export const guardWith =
	(report: ReportDefect): Guard =>
	(run) =>
	(...args) => {
		try {
			run(...args);
		} catch (error) {
			report(error);
		}
	};

/** Does not catch errors, for tests. */
export const noGuard: Guard = (run) => run;
