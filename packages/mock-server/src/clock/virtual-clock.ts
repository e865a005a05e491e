import type { Clock } from "./clock.ts";
import { createDueList } from "./due-list.ts";

/** A Monday morning in London: every market is within its trading hours. */
const aMondayMorning = Date.UTC(2026, 2, 2, 10);

/** A clock that moves only when it is advanced. */
export const createVirtualClock = (startsAt: number = aMondayMorning): Clock => {
	let now = startsAt;
	const due = createDueList();
	return {
		now: () => now,
		after: (delayMs, run) => due.add(now + delayMs, run),
		advance: (ms) => {
			now += ms;
			due.run(now);
		},
		reset: () => {
			due.clear();
			now = startsAt;
		},
	};
};
