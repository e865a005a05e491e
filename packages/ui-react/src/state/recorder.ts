import type { Recording } from "@tradewind/domain/recording";

declare global {
	/** What happened on this page, without anything personal; only once the page is idle. */
	var appRecording: (() => Promise<Recording>) | undefined;
}

/** What happened on this page, as it was, with its moment in milliseconds since the start of the page. */
export type RawStep = [at: number, is: string, ...facts: unknown[]];

/**
 * Kept in memory only. Whatever is not needed at the start, such as the bound, is loaded later (start/record/), and what is personal
 * is removed before a recording is saved.
 */
export const recorder: { readonly steps: RawStep[]; added?: () => void } = { steps: [] };

/** Nothing is kept from then on: the code that bounds the memory and drops passwords did not load, or has failed. */
export const stopRecording = (): void => {
	recorder.added = () => {
		recorder.steps.length = 0;
	};
	recorder.added();
};

/** Never fails: what is recorded, such as a press or an answer, goes on. */
export const record = (...step: readonly [is: string, ...facts: unknown[]]): RawStep => {
	const recorded: RawStep = [performance.now(), ...step];
	recorder.steps.push(recorded);
	try {
		recorder.added?.();
	} catch {
		stopRecording();
	}
	return recorded;
};
