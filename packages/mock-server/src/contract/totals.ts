import { hazardRateRule, type OrderTotals } from "@tradewind/domain/contract";
import { type Money, money, type Price, rate } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import type { Ledger } from "../account/ledger.ts";
import { free, plus } from "../account/purse.ts";
import { type OpenOrder, profitAt } from "./order.ts";
import type { OrderBook } from "./order-book.ts";

/** What a customer's open orders are worth at a moment. */
export const createTotals = (book: OrderBook, ledger: Ledger) => {
	/** Totals are asked for far more often than a price moves. */
	const reckoned = new WeakMap<OpenOrder, { readonly price: Price; readonly profit: Money }>();
	const profitOf = (order: OpenOrder, price: Price): Money => {
		const known = reckoned.get(order);
		if (known && BigDecimal.equals(known.price, price)) return known.profit;
		const profit = profitAt(order, price);
		reckoned.set(order, { price, profit });
		return profit;
	};
	const floatingProfit = (customerId: number, at: number): Money => {
		const holding = book.holdingOf(customerId);
		const prices = new Map(
			[...new Set(holding.map(({ instrument }) => instrument))].map((each) => [each, each.price(at)]),
		);
		return plus(...holding.map((order) => profitOf(order, prices.get(order.instrument) ?? order.openPrice)));
	};

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
