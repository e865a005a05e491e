import type { Guard } from "../safety/guard.ts";
import type { Clock } from "./clock.ts";

/** A clock whose timers are guarded. */
export const guardClock = (clock: Clock, guard: Guard): Clock => ({
	...clock,
	after: (delayMs, run) => clock.after(delayMs, guard(run)),
});
