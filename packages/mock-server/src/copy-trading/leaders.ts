import { decimal, money, toText } from "@tradewind/domain/money";
import { gmt } from "../clock/gmt.ts";
import { mediaPath } from "../content/media.ts";
import type { Recorder } from "../journal/recorder.ts";
import { grant } from "../ledger/wallet.ts";
import type { Market } from "../market/market.ts";
import { createRandom, type Random } from "../random/random.ts";
import type { Leader } from "./leader.ts";
import { nicknames } from "./nicknames.ts";
import { createStrategy, type StrategyParts } from "./strategy.ts";

const firstId = 1001;
/** Length of the trading history before the first request. */
const weeks = 5;
/** The last hours of it have the pace of a running platform. */
const liveHours = 6;
/** One in this many leaders has a picture. */
const withPicture = 3;

interface Parts extends StrategyParts {
	readonly seed: string;
	readonly market: Market;
	readonly recorder: Pick<Recorder, "changes">;
}

/**
 * The leaders. They trade by seeded strategies, with accounts and orders of their own in the ledger. They begin at the
 * first request for one of them, with a history of five weeks at the market's prices of that time.
 */
export const createLeaders = (parts: Parts) => {
	const { seed, market, clock, ledger, schedule, recorder } = parts;
	let count = 0;
	let trading: readonly Leader[] | undefined;

	const begin = (): readonly Leader[] => {
		const now = clock.now();
		const from = gmt(now).subtract(weeks, "weeks").valueOf();
		const liveFrom = gmt(now).subtract(liveHours, "hours").valueOf();
		const leaders = nicknames.slice(0, count).map((nickname, place) => {
			const random = createRandom(`${seed}/leader/${nickname}`);
			const leader = leaderNamed(nickname, place, random, market);
			grant(ledger, leader.id, from, { forex: toText(leader.capital), micro: "0", change: "0" });
			createStrategy(parts, { leader, random, isQuick: place % 3 === 0, liveFrom }).startAt(from);
			return leader;
		});
		schedule.run(now);
		return leaders;
	};

	return {
		/** Sets the number of leaders. False if they trade already. */
		setCount: (leaders: number): boolean => {
			if (trading) return false;
			count = Math.min(leaders, nicknames.length);
			return true;
		},
		all: (): readonly Leader[] => {
			if (trading) return trading;
			recorder.changes();
			trading = begin();
			return trading;
		},
	};
};

export type Leaders = ReturnType<typeof createLeaders>;

const leaderNamed = (nickname: string, place: number, random: Random, market: Market): Leader => {
	const among = market.all().filter(({ listing }) => listing.multiples.length > 0);
	const chosen = [2, 7].flatMap((key) => among[Math.floor(random(key) * among.length)] ?? []);
	return {
		id: firstId + place,
		nickname,
		avatar: place % withPicture === 0 ? `${mediaPath}leader-${1 + (place % 6)}.svg` : "",
		capital: money(decimal(String(1000 * (3 + Math.floor(random(1) * 30))))),
		instruments: [...new Set(chosen)],
		audience: {
			followers: Math.floor(random(8) * 60),
			amount: money(decimal(String(100 * Math.floor(random(8) * 60) * (5 + Math.floor(random(9) * 10))))),
		},
	};
};
