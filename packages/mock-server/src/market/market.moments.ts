import { type About, earliest, type Moments } from "../api/moments.ts";
import type { Clock } from "../clock/clock.ts";
import type { Market } from "./market.ts";

/** When markets open and close next. */
export const marketMoments = (market: Market, clock: Clock): Moments => {
	const nextChange = (wasOpen: boolean, { code }: About): number | undefined => {
		const now = clock.now();
		const asked = market.all().filter(({ listing }) => code === undefined || listing.code === code);
		return earliest(asked.map((each) => (each.isOpen(now) === wasOpen ? each.nextChangeAt(now) : undefined)));
	};
	return {
		"market opens": { of: ["code"], next: (about) => nextChange(false, about) },
		"market closes": { of: ["code"], next: (about) => nextChange(true, about) },
	};
};
