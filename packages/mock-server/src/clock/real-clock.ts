import type { Clock } from "./clock.ts";
import { createDueList } from "./due-list.ts";

/** The longest delay of a timer of the host. */
const maxDelayMs = 2 ** 31 - 1;

/** The computer's clock plus the time it was advanced by; since a change of its speed it runs faster, or not at all. */
export const createRealClock = (): Clock => {
	let speed = 1;
	/** The two moments from which it counts: that of the computer's clock, and its own. */
	let counted = { from: Date.now(), at: Date.now() };
	let timer: ReturnType<typeof setTimeout> | undefined;
	const due = createDueList();
	const now = () => Math.floor(counted.at + (Date.now() - counted.from) * speed);
	const countFrom = (at: number) => {
		counted = { from: Date.now(), at };
	};

	const setTimer = () => {
		clearTimeout(timer);
		const next = due.next();
		if (next === undefined || speed === 0) return;
		const delayMs = Math.ceil((next - now()) / speed);
		timer = setTimeout(runDue, Math.min(maxDelayMs, Math.max(0, delayMs)));
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
			counted = { ...counted, at: counted.at + ms };
			runDue();
		},
		speed: () => speed,
		setSpeed: (changed) => {
			countFrom(now());
			speed = changed;
			setTimer();
		},
		reset: () => {
			speed = 1;
			countFrom(Date.now());
			due.clear();
			setTimer();
		},
	};
};
