import { type About, earliest, type Moments } from "../api/moments.ts";
import type { Clock } from "../clock/clock.ts";
import type { Market } from "./market.ts";

/** When markets open and close next. */
export const marketMoments = (market: Market, clock: Clock): Moments => {
	const nextChange = (wasOpen: boolean, { instrument }: About): number | undefined => {
		const now = clock.now();
		const asked = instrument ? [instrument] : market.all();
		return earliest(asked.map((each) => (each.isOpen(now) === wasOpen ? each.nextChangeAt(now) : undefined)));
	};
	return {
		"market opens": { of: ["code"], next: (about) => nextChange(false, about) },
		"market closes": { of: ["code"], next: (about) => nextChange(true, about) },
	};
};
