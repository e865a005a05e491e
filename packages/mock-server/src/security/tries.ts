import type { Clock } from "../clock/clock.ts";

interface Tried {
	readonly wrong: number;
	readonly last: number;
}

/** This many wrong secrets are answered without a delay. */
const freeTries = 10;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** The count restarts after this time without a wrong secret. */
const forgottenMs = 24 * 60 * 60_000;

/**
 * Wrong passwords, pay passwords and codes. After ten wrong ones of one key each further try has to wait: 30 s at first, then
 * twice as long, at most 15 minutes (docs/assumptions.md, A-482). A correct one resets the count.
 */
export const createTries = (clock: Pick<Clock, "now">) => {
	const tried = new Map<string, Tried>();
	const forgetOld = (): void => {
		for (const [key, { last }] of tried) {
			if (clock.now() - last < forgottenMs) return;
			tried.delete(key);
		}
	};
	return {
		/** Seconds until the next try; 0 if it may be made now. */
		waitOf: (key: string): number => {
			const { wrong, last } = tried.get(key) ?? { wrong: 0, last: 0 };
			if (wrong < freeTries) return 0;
			const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - freeTries));
			return Math.max(0, Math.ceil((last + waitMs - clock.now()) / 1000));
		},
		wrong: (key: string): void => {
			forgetOld();
			const wrong = (tried.get(key)?.wrong ?? 0) + 1;
			tried.delete(key);
			tried.set(key, { wrong, last: clock.now() });
		},
		right: (key: string): void => void tried.delete(key),
	};
};

export type Tries = ReturnType<typeof createTries>;
