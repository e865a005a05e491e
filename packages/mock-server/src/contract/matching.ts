import { stopOutLevel } from "@tradewind/domain/contract";
import type { Price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Instrument } from "../market/instrument.ts";
import type { Execution } from "./execution.ts";
import { isHolding, type OpenOrder, type Order, profitAt } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import type { Totals } from "./totals.ts";

/** Applies quotes to orders: fills, stop-losses, take-profits and stop-outs. */
export const createMatching = (
	book: OrderBook,
	execution: Execution,
	totals: Totals,
	onClosed: (order: OpenOrder) => void,
) => {
	const close = (order: OpenOrder, at: number): void => {
		// The close of another order may have closed it: it copied that one.
		if (book.get(order.id)?.stage !== "holding") return;
		execution.close(order, order.instrument.price(at), at);
		onClosed(order);
	};

	/** Closes the worst position until the hazard rate is above the stop-out level. */
	const stopOut = (customerId: number, at: number): void => {
		for (let holding = book.holdingOf(customerId); holding.length > 0; holding = book.holdingOf(customerId)) {
			if (BigDecimal.isGreaterThan(totals.at(customerId, at).hazardRate, stopOutLevel)) return;
			close(worst(holding, at), at);
		}
	};

	return {
		/** Applies the current quote of an instrument to its orders. */
		apply: (instrument: Instrument, at: number): void => {
			const quote = instrument.price(at);
			const affected = book.openIn(instrument);
			for (const order of affected)
				if (order.stage === "pending" && hasReached(order, quote)) execution.fill(order, quote, at);
			for (const order of book.openIn(instrument))
				if (isHolding(order) && hitsStop(order, quote)) close(order, at);
			for (const customerId of new Set(affected.map((order) => order.customerId))) stopOut(customerId, at);
		},
	};
};

export type Matching = ReturnType<typeof createMatching>;

/** Whether a quote fills a pending order. */
export const hasReached = ({ waitsFor, askedPrice }: Order, quote: Price): boolean =>
	waitsFor === "fall"
		? BigDecimal.isLessThanOrEqualTo(quote, askedPrice)
		: BigDecimal.isGreaterThanOrEqualTo(quote, askedPrice);

/** Whether a quote is at or beyond a stop of the order. */
export const hitsStop = ({ direction, stopLoss, takeProfit }: OpenOrder, quote: Price): boolean => {
	const [lower, upper] = direction === "buy" ? [stopLoss, takeProfit] : [takeProfit, stopLoss];
	return (
		(lower !== undefined && BigDecimal.isLessThanOrEqualTo(quote, lower)) ||
		(upper !== undefined && BigDecimal.isGreaterThanOrEqualTo(quote, upper))
	);
};

const worst = (holding: readonly OpenOrder[], at: number): OpenOrder =>
	holding.reduce((worstSoFar, order) =>
		BigDecimal.isLessThan(profitNow(order, at), profitNow(worstSoFar, at)) ? order : worstSoFar,
	);

const profitNow = (order: OpenOrder, at: number) => profitAt(order, order.instrument.price(at));
