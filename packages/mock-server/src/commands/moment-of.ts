import type { Clock } from "../clock/clock.ts";

const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** The moment of a text such as `20 minutes`, so long before now; now without one. */
export const momentOf = (clock: Pick<Clock, "now">, ago: string | undefined): number => {
	const [count, unit] = (ago ?? "0 minutes").split(" ");
	return clock.now() - Number(count) * unitMs[unit as keyof typeof unitMs];
};

/** The moment of a decision so long after a request, and at the latest now. */
export const decidedAt = (clock: Pick<Clock, "now">, requestedAt: number, reviewMs: number): number =>
	Math.min(requestedAt + reviewMs, clock.now());
