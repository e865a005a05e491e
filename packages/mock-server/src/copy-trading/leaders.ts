import { floatingProfitRule } from "@tradewind/domain/contract";
import { decimal, divide, money, type Price, quantity, rate, round, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import { mediaPath } from "../content/media.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import { createRandom, type Random } from "../random/random.ts";
import type { Leader, LeaderTrade } from "./leader.ts";
import { nicknames } from "./nicknames.ts";

const firstId = 1001;
/** Length of the trading history. */
const weeks = 8;
/** A trade closes at the first check in profit, else at the last check. */
const maxChecks = 3;
/** One leader in so many has a picture. */
const withPicture = 3;

/**
 * The leaders, with a history on this market: each trade opens and closes at the market's price of that time. It is
 * computed at the first request.
 */
export const createLeaders = (seed: string, market: Market, startedAt: number) => {
	let count = 0;
	let computed: readonly Leader[] | undefined;
	return {
		/** How many leaders the ranking has from now on. */
		setCount: (leaders: number): void => {
			count = Math.min(leaders, nicknames.length);
			computed = undefined;
		},
		all: (): readonly Leader[] => {
			computed ??= nicknames
				.slice(0, count)
				.map((nickname, place) => leaderNamed(nickname, place, createRandom(`${seed}/leader/${nickname}`)));
			return computed;
		},
	};

	function leaderNamed(nickname: string, place: number, random: Random): Leader {
		const capital = money(decimal(String(1000 * (3 + Math.floor(random(1) * 30)))));
		const among = market.all().filter(({ listing }) => listing.multiples.length > 0);
		const favourite = among[Math.floor(random(2) * among.length)];
		return {
			id: firstId + place,
			nickname,
			avatar: place % withPicture === 0 ? `${mediaPath}leader-${1 + (place % 6)}.svg` : "",
			multiple: rate(decimal(favourite?.listing.multiples[0] ?? "1")),
			capital,
			trades: favourite ? tradesIn(favourite, capital, random) : [],
		};
	}

	function tradesIn(
		instrument: Instrument,
		capital: Leader["capital"],
		random: Random,
	): readonly LeaderTrade[] {
		const pauseHours = 16 + Math.floor(random(3) * 60);
		const start = gmt(startedAt).subtract(weeks, "weeks");
		const trades = Array.from(
			{ length: Math.floor(gmt(startedAt).diff(start, "hours") / pauseHours) },
			(_, place) =>
				tradeAt(instrument, capital, random, place, start.add(place * pauseHours, "hours").valueOf()),
		);
		return trades.filter((trade) => trade !== undefined);
	}
};

export type Leaders = ReturnType<typeof createLeaders>;

const tradeAt = (
	instrument: Instrument,
	capital: Leader["capital"],
	random: Random,
	place: number,
	openedAt: number,
): LeaderTrade | undefined => {
	const openPrice = instrument.price(openedAt);
	const direction = random(4, place) < 0.5 ? "buy" : "sell";
	const size = sizeOf(instrument, openPrice, capital, 0.5 + 2 * random(5, place));
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
	const checkHours = 1 + Math.floor(4 * random(6, place));
	for (let check = 1; ; check++) {
		const closedAt = gmt(openedAt)
			.add(check * checkHours, "hours")
			.valueOf();
		const profit = profitAt(instrument.price(closedAt));
		if (BigDecimal.isPositive(profit) || check === maxChecks) return { closedAt, profit };
	}
};

/** The quantity worth `share` times the capital, in whole steps. */
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
