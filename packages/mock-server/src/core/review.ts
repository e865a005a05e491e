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
	/** Decides, if it still waits. */
	readonly decide: (at: number) => unknown;
}

export type DecideLater = (waiting: Waiting) => void;

/** Decisions that the platform makes after a delay. Those of the past are left to the scenarios, which make them themselves. */
export const review =
	(schedule: DueList, clock: Pick<Clock, "now">): DecideLater =>
	({ since, forMs = usualMs, decide }) => {
		const at = since + forMs;
		if (at > clock.now()) schedule.add(at, () => decide(at));
	};
