import { hazardRateRule, type Money, money, type OrderTotals, rate } from "@tradewind/domain";
import { BigDecimal, Result } from "effect";
import type { Ledger } from "../account/ledger.ts";
import { free, plus } from "../account/purse.ts";
import { profitAt } from "./order.ts";
import type { OrderBook } from "./order-book.ts";

/** What a customer's open orders are worth at a moment. */
export const createTotals = (book: OrderBook, ledger: Ledger) => {
	const floatingProfit = (customerId: number, at: number): Money =>
		plus(...book.holdingOf(customerId).map((order) => profitAt(order, order.instrument.price(at))));

	return {
		floatingProfit,
		at: (customerId: number, at: number): OrderTotals => {
			const profit = floatingProfit(customerId, at);
			const held = plus(...book.holdingOf(customerId).map(({ margin }) => margin));
			const waiting = plus(...book.pendingOf(customerId).map(({ margin }) => margin));
			const { hazardRate } = Result.getOrThrow(
				hazardRateRule.compute({ free: ledger.balance(free(customerId)), margin: held, profit }),
			);
			return {
				profit,
				hazardRate: rate(hazardRate),
				margin: money(BigDecimal.sum(held, waiting)),
			};
		},
	};
};

export type Totals = ReturnType<typeof createTotals>;
