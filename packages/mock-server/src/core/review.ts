import type { Clock } from "../clock/clock.ts";
import type { DueList } from "../clock/due-list.ts";

/** After this time the platform decides what control has not decided, so that a demonstration continues. */
const usualMs = 5 * 60_000;

/** What waits for a decision. */
interface Waiting {
	/** Since when; milliseconds since 1970-01-01 UTC. */
	readonly since: number;
	/** Until the platform decides; 5 minutes by default. */
	readonly forMs?: number;
	/** Whether it still waits: control may have decided before. */
	readonly isWaiting: () => boolean;
	readonly decide: (at: number) => unknown;
}

export type DecideLater = (waiting: Waiting) => void;

/** Decisions that the platform makes after a delay. Those of the past are left to the scenarios, which make them themselves. */
export const review = (schedule: DueList, clock: Pick<Clock, "now">) => {
	const planned = new Map<Waiting, number>();
	const decideLater: DecideLater = (waiting) => {
		const at = waiting.since + (waiting.forMs ?? usualMs);
		if (at <= clock.now()) return;
		planned.set(waiting, at);
		schedule.add(at, () => {
			planned.delete(waiting);
			if (waiting.isWaiting()) waiting.decide(at);
		});
	};
	return {
		decideLater,
		/** When the platform makes its next decision; `undefined` if nothing waits for one. */
		nextDecisionAt: (): number | undefined => {
			const moments = [...planned].flatMap(([{ isWaiting }, at]) => (isWaiting() ? [at] : []));
			return moments.length > 0 ? Math.min(...moments) : undefined;
		},
	};
};
