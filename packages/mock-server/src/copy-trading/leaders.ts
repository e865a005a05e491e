import { floatingProfitRule } from "@tradewind/domain/contract";
import { decimal, divide, money, type Price, quantity, rate, round, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Chance, createChance } from "../chance/chance.ts";
import { mediaPath } from "../content/media.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import type { Leader, LeaderTrade } from "./leader.ts";
import { nicknames } from "./nicknames.ts";

const firstId = 1001;
const hourMs = 3_600_000;
/** How long the leaders have traded. */
const weeks = 8;
/** A leader looks at a trade every so often, takes the first gain, and gives up after the last look. */
const looks = 3;
/** Every third leader has a picture. */
const withPicture = 3;

/**
 * The leaders, with a past on this very market: each trade opened and closed at the prices of its moments. Nothing is
 * reckoned before somebody asks (docs/assumptions.md, A-122).
 */
export const createLeaders = (seed: string, market: Market, startedAt: number) => {
	let count = 0;
	let known: readonly Leader[] | undefined;
	return {
		/** How many leaders the ranking has from now on. */
		setCount: (leaders: number): void => {
			count = Math.min(leaders, nicknames.length);
			known = undefined;
		},
		all: (): readonly Leader[] => {
			known ??= nicknames
				.slice(0, count)
				.map((nickname, place) => leaderNamed(nickname, place, createChance(`${seed}/leader/${nickname}`)));
			return known;
		},
	};

	function leaderNamed(nickname: string, place: number, chance: Chance): Leader {
		const capital = money(decimal(String(1000 * (3 + Math.floor(chance(1) * 30)))));
		const among = market.all().filter(({ listing }) => listing.multiples.length > 0);
		const favourite = among[Math.floor(chance(2) * among.length)];
		return {
			id: firstId + place,
			nickname,
			avatar: place % withPicture === 0 ? `${mediaPath}leader-${1 + (place % 6)}.svg` : "",
			multiple: rate(decimal(favourite?.listing.multiples[0] ?? "1")),
			capital,
			trades: favourite ? tradesIn(favourite, capital, chance) : [],
		};
	}

	function tradesIn(
		instrument: Instrument,
		capital: Leader["capital"],
		chance: Chance,
	): readonly LeaderTrade[] {
		const pauseMs = (16 + Math.floor(chance(3) * 60)) * hourMs;
		const span = weeks * 7 * 24 * hourMs;
		const trades = Array.from({ length: Math.floor(span / pauseMs) }, (_, place) =>
			tradeAt(instrument, capital, chance, place, startedAt - span + place * pauseMs),
		);
		return trades.filter((trade) => trade !== undefined);
	}
};

export type Leaders = ReturnType<typeof createLeaders>;

const tradeAt = (
	instrument: Instrument,
	capital: Leader["capital"],
	chance: Chance,
	place: number,
	openedAt: number,
): LeaderTrade | undefined => {
	const openPrice = instrument.price(openedAt);
	const direction = chance(4, place) < 0.5 ? "buy" : "sell";
	const size = sizeOf(instrument, openPrice, capital, 0.5 + 2 * chance(5, place));
	if (BigDecimal.isZero(size)) return undefined;
	const profitAt = (price: Price) =>
		money(
			Result.getOrThrow(
				floatingProfitRule.compute({
					direction,
					openPrice,
					price,
					quantity: size,
					contractSize: instrument.contractSize,
				}),
			).profit,
		);
	const lookMs = (1 + Math.floor(4 * chance(6, place))) * hourMs;
	for (let look = 1; ; look++) {
		const closedAt = openedAt + look * lookMs;
		const profit = profitAt(instrument.price(closedAt));
		if (BigDecimal.isPositive(profit) || look === looks) return { closedAt, profit };
	}
};

/** Contracts worth `share` times the capital, in whole steps. */
const sizeOf = (instrument: Instrument, price: Price, capital: Leader["capital"], share: number) => {
	const step = decimal(instrument.listing.quantityStep);
	const wanted = BigDecimal.multiply(capital, round(decimal(share.toFixed(2)), 2, "down"));
	const steps = divide(
		wanted,
		BigDecimal.multiply(BigDecimal.multiply(price, instrument.contractSize), step),
		0,
		"down",
	);
	return quantity(BigDecimal.multiply(steps ?? zero, step));
};
