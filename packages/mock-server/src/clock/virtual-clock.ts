import type { Clock } from "./clock.ts";
import { createDueList } from "./due-list.ts";
import { gmt } from "./gmt.ts";

/** A Monday morning in London: every market is within its trading hours. */
const aMondayMorning = gmt("2026-03-02 10:00").valueOf();

/** A clock that moves only when it is advanced. */
export const createVirtualClock = (startsAt: number = aMondayMorning): Clock => {
	let now = startsAt;
	let speed = 1;
	const due = createDueList();
	return {
		isVirtual: true,
		now: () => now,
		after: (delayMs, run) => due.add(now + delayMs, run),
		advance: (ms) => {
			now += ms;
			due.run(now);
		},
		speed: () => speed,
		setSpeed: (changed) => {
			speed = changed;
		},
		reset: () => {
			due.clear();
			now = startsAt;
			speed = 1;
		},
	};
};
