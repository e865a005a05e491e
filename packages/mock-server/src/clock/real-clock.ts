import type { Clock } from "./clock.ts";
import { createDueList } from "./due-list.ts";

/** The computer's clock, plus what it was advanced by. */
export const createRealClock = (): Clock => {
	let offset = 0;
	let alarm: ReturnType<typeof setTimeout> | undefined;
	const due = createDueList();
	const now = () => Date.now() + offset;

	const setAlarm = () => {
		clearTimeout(alarm);
		const next = due.next();
		if (next !== undefined) alarm = setTimeout(ring, Math.max(0, next - now()));
	};
	const ring = () => {
		due.run(now());
		setAlarm();
	};

	return {
		now,
		after: (delayMs, run) => {
			const callOff = due.add(now() + delayMs, run);
			setAlarm();
			return () => {
				callOff();
				setAlarm();
			};
		},
		advance: (ms) => {
			offset += ms;
			ring();
		},
		reset: () => {
			offset = 0;
			due.clear();
			setAlarm();
		},
	};
};
