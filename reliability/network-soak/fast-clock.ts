/** How many times as fast as real time the clocks of the app and of the platform run. */
export const clockSpeed = 10;

/** Makes the clocks and timers of this process run `factor` times as fast. Returns the number of pending timers. */
export const speedUpClock = (factor: number): (() => number) => {
	const real = { setTimeout, clearTimeout, now: Date.now, elapsed: performance.now.bind(performance) };
	const [startedAt, startedElapsed] = [real.now(), real.elapsed()];
	const pending = new Set<unknown>();
	const elapsed = () => (real.elapsed() - startedElapsed) * factor;
	Date.now = () => Math.floor(startedAt + elapsed());
	performance.now = () => startedElapsed + elapsed();
	Object.assign(globalThis, {
		setTimeout: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
			const timer = real.setTimeout(() => {
				pending.delete(timer);
				run(...values);
			}, ms / factor);
			pending.add(timer);
			return timer;
		},
		clearTimeout: (timer: ReturnType<typeof setTimeout>) => {
			pending.delete(timer);
			real.clearTimeout(timer);
		},
	});
	return () => pending.size;
};
