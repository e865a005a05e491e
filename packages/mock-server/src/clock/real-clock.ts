import type { Clock } from "./clock.ts";
import { createDueList } from "./due-list.ts";

/** The computer's clock plus the time it was advanced by. */
export const createRealClock = (): Clock => {
	let offset = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const due = createDueList();
	const now = () => Date.now() + offset;

	const setTimer = () => {
		clearTimeout(timer);
		const next = due.next();
		if (next !== undefined) timer = setTimeout(runDue, Math.max(0, next - now()));
	};
	const runDue = () => {
		due.run(now());
		setTimer();
	};

	return {
		isVirtual: false,
		now,
		after: (delayMs, run) => {
			const cancel = due.add(now() + delayMs, run);
			setTimer();
			return () => {
				cancel();
				setTimer();
			};
		},
		advance: (ms) => {
			offset += ms;
			runDue();
		},
		reset: (to) => {
			offset = to === undefined ? 0 : to - Date.now();
			due.clear();
			setTimer();
		},
	};
};
