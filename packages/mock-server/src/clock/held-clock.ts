import type { Clock } from "./clock.ts";

export interface HeldClock extends Clock {
	/** Lets the clock show one moment, by default the present one, until the returned function is called. */
	readonly hold: (at?: number) => () => void;
}

/** A clock that can be held: what happens meanwhile happens at one moment. */
export const createHeldClock = (clock: Clock): HeldClock => {
	let held: number | undefined;
	const now = () => held ?? clock.now();
	return {
		...clock,
		now,
		advance: (ms) => {
			if (held !== undefined) held += ms;
			clock.advance(ms);
		},
		/** Also goes there while it is held. */
		reset: (to) => {
			clock.reset(to);
			if (held !== undefined) held = clock.now();
		},
		hold: (at = now()) => {
			const before = held;
			held = at;
			return () => {
				held = before;
			};
		},
	};
};
