import {
	decimal,
	divide,
	type Money,
	type Price,
	quantity,
	rate,
	round,
	zero,
} from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import type { Clock } from "../clock/clock.ts";
import type { DueList } from "../clock/due-list.ts";
import type { Execution } from "../contract/execution.ts";
import { isHolding, profitAt } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Instrument } from "../market/instrument.ts";
import type { Random } from "../random/random.ts";
import type { Leader } from "./leader.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A trade closes at the first check in profit, else at the last check. */
const maxChecks = 3;

export interface StrategyParts {
	readonly clock: Clock;
	readonly ledger: Ledger;
	readonly schedule: DueList;
	readonly book: OrderBook;
	readonly execution: Execution;
}

interface Style {
	readonly leader: Leader;
	readonly random: Random;
	/** Trades within minutes, not hours, from `liveFrom` on. */
	readonly isQuick: boolean;
	readonly liveFrom: number;
}

/** The seeded trades of a leader: each opens at its moment of the schedule and closes at one of three checks. */
export const createStrategy = (
	{ schedule, book, execution }: StrategyParts,
	{ leader, random, isQuick, liveFrom }: Style,
) => {
	const pauseMs = (place: number, at: number): number => {
		if (at < liveFrom) return (16 + Math.floor(random(3) * 60)) * hourMs;
		return isQuick
			? (15 + Math.floor(random(3, place) * 16)) * minuteMs
			: (2 + 6 * random(3, place)) * hourMs;
	};
	const checkMs = (place: number, at: number): number => {
		if (at < liveFrom) return (1 + Math.floor(4 * random(6, place))) * hourMs;
		const share = random(6, place);
		return Math.floor(isQuick ? (4 + 6 * share) * minuteMs : (0.5 + 1.5 * share) * hourMs);
	};

	const check = (orderId: number, turn: number, everyMs: number, at: number): void => {
		schedule.add(at, () => {
			const order = book.get(orderId);
			if (!order || !isHolding(order)) return;
			const { instrument } = order;
			if (!instrument.isOpen(at)) return check(orderId, turn, everyMs, at + everyMs);
			const quote = instrument.price(at);
			if (turn === maxChecks || BigDecimal.isPositive(profitAt(order, quote)))
				execution.close(order, quote, at);
			else check(orderId, turn + 1, everyMs, at + everyMs);
		});
	};

	const trade = (place: number, at: number): void => {
		const instrument = leader.instruments[Math.floor(random(10, place) * leader.instruments.length)];
		if (!instrument?.isOpen(at)) return;
		const direction = random(4, place) < 0.5 ? "buy" : "sell";
		const order = openLeaderOrder(
			execution,
			leader,
			{ instrument, direction, share: 0.5 + 2 * random(5, place) },
			at,
		);
		const everyMs = checkMs(place, at);
		if (order) check(order.id, 1, everyMs, at + everyMs);
	};

	const plan = (place: number, at: number): void => {
		schedule.add(at, () => {
			trade(place, at);
			plan(place + 1, Math.floor(at + pauseMs(place, at)));
		});
	};

	return {
		/** Plans the first trade for a moment, and the next ones after it. */
		startAt: (at: number): void => plan(0, at),
	};
};

interface LeaderTrade {
	readonly instrument: Instrument;
	readonly direction: "buy" | "sell";
	/** The value of the order as a share of the capital. */
	readonly share: number;
}

/** Opens an order of a leader; `undefined` if it is below one step or the money does not cover it. */
const openLeaderOrder = (
	execution: Execution,
	leader: Leader,
	{ instrument, direction, share }: LeaderTrade,
	at: number,
) => {
	const size = sizeOf(instrument, instrument.price(at), leader.capital, share);
	if (BigDecimal.isZero(size)) return undefined;
	const opened = execution.open(
		leader.id,
		{
			instrument,
			direction,
			quantity: size,
			multiple: rate(decimal(instrument.listing.multiples[0] ?? "1")),
			targetPrice: undefined,
			stopLoss: undefined,
			takeProfit: undefined,
		},
		at,
	);
	return Result.getOrUndefined(opened);
};

/** The quantity worth `share` times the capital, in whole steps. */
const sizeOf = (instrument: Instrument, price: Price, capital: Money, share: number) => {
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
