import { randomOf } from "../bench/rules/random.ts";

interface Timer {
	readonly at: number;
	readonly run: () => void;
}

export interface VirtualTime {
	/** Milliseconds since 1970-01-01 UTC. */
	readonly now: () => number;
	/** Lets time pass: every timer that comes due runs in its turn, and what it starts comes to rest before the next. */
	readonly pass: (ms: number) => Promise<void>;
	/** Timers that wait. */
	readonly waiting: () => number;
	/** What goes on without a timer says so, each time it moves: time stands still until it rests. */
	readonly stir: () => void;
}

/** A Monday morning in London, when every market of the catalogue has its trading hours. */
const aMondayMorning = Date.UTC(2026, 2, 2, 10);

/** Turns of the event loop without a stir after which everything is at rest. */
const restfulTurns = 2;

/**
 * Runs `story` in a process whose clocks and timers stand still but for `pass`, and whose chance is always the same: the same story runs the same way every
 * time, and a minute of it takes as long as its work does.
 */
export const inVirtualTime = async <Told>(story: (time: VirtualTime) => Promise<Told>): Promise<Told> => {
	let [now, lastId, stirs] = [aMondayMorning, 0, 0];
	const timers = new Map<number, Timer>();
	const real = {
		setTimeout: globalThis.setTimeout,
		clearTimeout: globalThis.clearTimeout,
		dateNow: Date.now,
		performanceNow: performance.now,
		random: Math.random,
	};
	const stir = (): void => {
		stirs += 1;
	};
	const rest = async (): Promise<void> => {
		for (let [turns, seen] = [0, stirs]; turns < restfulTurns; turns++) {
			await new Promise((resolve) => setImmediate(resolve));
			if (seen !== stirs) [turns, seen] = [-1, stirs];
		}
	};
	const firstUntil = (end: number): number | undefined => {
		let [first, firstAt] = [undefined as number | undefined, end];
		for (const [id, { at }] of timers)
			if (at < firstAt || (at === firstAt && first === undefined)) [first, firstAt] = [id, at];
		return first;
	};
	const pass = async (ms: number): Promise<void> => {
		await rest();
		const end = now + ms;
		for (let id = firstUntil(end); id !== undefined; id = firstUntil(end)) {
			const timer = timers.get(id);
			timers.delete(id);
			now = Math.max(now, timer?.at ?? now);
			timer?.run();
			await rest();
		}
		now = end;
	};

	Object.assign(globalThis, {
		setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
			lastId += 1;
			stir();
			timers.set(lastId, { at: now + Math.max(1, Math.trunc(ms)), run: () => run(...given) });
			return lastId;
		},
		clearTimeout: (id: number) => timers.delete(id),
	});
	Date.now = () => now;
	performance.now = () => now - aMondayMorning;
	const random = randomOf(aMondayMorning);
	Math.random = () => random(0, 999_999) / 1_000_000;
	try {
		return await story({ now: () => now, pass, waiting: () => timers.size, stir });
	} finally {
		Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
		Date.now = real.dateNow;
		performance.now = real.performanceNow;
		Math.random = real.random;
	}
};
