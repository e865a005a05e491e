import type { Clock } from "../clock/clock.ts";
import { inSlices, type Slices } from "../clock/slices.ts";
import type { Guard } from "../safety/guard.ts";
import type { World } from "../world.ts";

interface Parts {
	/** The running world. */
	readonly world: () => World;
	readonly clock: Clock;
	readonly guard: Guard;
	readonly slices: Slices | undefined;
	/** Is called on every tick. */
	readonly onTick: () => void;
}

/** Settles the running world, and publishes what is new, whenever quotes are due. */
export const createTicks = ({ world, clock, guard, slices = oneSlice, onTick }: Parts) => {
	let cancelTick = () => {};
	let isStopped = false;
	let isPaused = false;
	const settled = inSlices((isOver) => world().settle(isOver), slices);
	const published = inSlices((isOver) => world().hub.publish(isOver), slices);
	const publish = guard((): void => {
		cancelTick();
		if (isStopped || isPaused) return;
		const tickMs = world().hub.tickMs();
		cancelTick = clock.after(tickMs - (clock.now() % tickMs), tick);
		published()?.catch(guard(rethrow));
	});
	const tick = guard((): void => {
		cancelTick();
		if (isPaused) return;
		onTick();
		let unsettled: Promise<void> | undefined;
		try {
			unsettled = settled();
		} finally {
			if (!unsettled) publish();
		}
		unsettled?.catch(guard(rethrow)).finally(publish);
	});
	return {
		/** Ticks now, and from now on. */
		begin: (): void => {
			isPaused = false;
			tick();
		},
		/** Applies what passed until now. */
		settled,
		/** No tick follows, until it begins again. */
		pause: (): void => {
			isPaused = true;
			cancelTick();
		},
		stop: (): void => {
			isStopped = true;
			cancelTick();
		},
	};
};

/** All work in one slice. */
export const oneSlice: Slices = { begin: () => () => false, pause: () => Promise.resolve() };

const rethrow = (error: unknown): void => {
	throw error;
};
