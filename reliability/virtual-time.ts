import { createRandom } from "../bench/rules/random.ts";

interface Timer {
	readonly at: number;
	readonly run: () => void;
}

export interface VirtualTime {
	/** Milliseconds since 1970-01-01 UTC. */
	readonly now: () => number;
	/** Advances the clock. Runs each due timer in order and settles the work it starts before the next one. */
	readonly advance: (ms: number) => Promise<void>;
	/** Number of timers that are set. */
	readonly pendingTimers: () => number;
	/** Work without a timer calls this at each step; the clock does not advance before it has settled. */
	readonly noteActivity: () => void;
}

/** A Monday morning in London: every market of the catalogue is within its trading hours. */
const mondayMorning = Date.UTC(2026, 2, 2, 10);

/** Turns of the event loop without activity after which the work has settled. */
const quietTurns = 2;

/**
 * Runs `scenario` with clocks and timers that move only by `advance`, and with seeded random numbers. The same scenario
 * always runs the same way, and takes only as long as its work.
 */
export const inVirtualTime = async <Value>(
	scenario: (time: VirtualTime) => Promise<Value>,
	startsAt = mondayMorning,
): Promise<Value> => {
	let [now, lastId, activity] = [startsAt, 0, 0];
	const timers = new Map<number, Timer>();
	const real = {
		setTimeout: globalThis.setTimeout,
		clearTimeout: globalThis.clearTimeout,
		dateNow: Date.now,
		performanceNow: performance.now,
		random: Math.random,
	};
	const noteActivity = (): void => {
		activity += 1;
	};
	const settle = async (): Promise<void> => {
		for (let [turns, seen] = [0, activity]; turns < quietTurns; turns++) {
			await new Promise((resolve) => setImmediate(resolve));
			if (seen !== activity) [turns, seen] = [-1, activity];
		}
	};
	const nextDueBy = (end: number): number | undefined => {
		let [first, firstAt] = [undefined as number | undefined, end];
		for (const [id, { at }] of timers)
			if (at < firstAt || (at === firstAt && first === undefined)) [first, firstAt] = [id, at];
		return first;
	};
	const advance = async (ms: number): Promise<void> => {
		await settle();
		const end = now + ms;
		for (let id = nextDueBy(end); id !== undefined; id = nextDueBy(end)) {
			const timer = timers.get(id);
			timers.delete(id);
			now = Math.max(now, timer?.at ?? now);
			timer?.run();
			await settle();
		}
		now = end;
	};

	Object.assign(globalThis, {
		setTimeout: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
			lastId += 1;
			noteActivity();
			timers.set(lastId, { at: now + Math.max(1, Math.trunc(ms)), run: () => run(...values) });
			return lastId;
		},
		clearTimeout: (id: number) => timers.delete(id),
	});
	Date.now = () => now;
	performance.now = () => now - startsAt;
	const random = createRandom(mondayMorning);
	Math.random = () => random(0, 999_999) / 1_000_000;
	try {
		return await scenario({ now: () => now, advance, pendingTimers: () => timers.size, noteActivity });
	} finally {
		Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
		Date.now = real.dateNow;
		performance.now = real.performanceNow;
		Math.random = real.random;
	}
};
