/** A clock that changes every second while it has a listener, for all of them at once. */
export const createSecondClock = (readDevice: () => number = Date.now) => {
	const listeners = new Set<() => void>();
	let now = readDevice();
	let timer: ReturnType<typeof setInterval> | undefined;
	const tick = (): void => {
		now = readDevice();
		for (const listener of listeners) listener();
	};
	return {
		/** Milliseconds since 1970, at the last tick. */
		now: (): number => now,
		subscribe: (listener: () => void): (() => void) => {
			if (listeners.size === 0) {
				now = readDevice();
				timer = setInterval(tick, 1000);
			}
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) clearInterval(timer);
			};
		},
	};
};
