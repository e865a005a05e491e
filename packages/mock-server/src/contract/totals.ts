import { hazardRateRule, type OrderTotals } from "@tradewind/domain/contract";
import { type Money, money, type Price, type Rate, rate } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import type { Ledger } from "../ledger/ledger.ts";
import { free, locked, plus } from "../ledger/wallet.ts";
import { type OpenOrder, profitAt } from "./order.ts";
import type { OrderBook } from "./order-book.ts";

/** The platform knows all of its totals. */
export type ExactTotals = { readonly [Name in keyof OrderTotals]: NonNullable<OrderTotals[Name]> };

/** The totals of a customer's open orders at a moment. */
export const createTotals = (book: OrderBook, ledger: Ledger) => {
	/** Cached by price: totals are read far more often than a price changes. */
	const cache = new WeakMap<OpenOrder, { readonly price: Price; readonly profit: Money }>();
	const profitOf = (order: OpenOrder, price: Price): Money => {
		const known = cache.get(order);
		if (known && BigDecimal.equals(known.price, price)) return known.profit;
		const profit = profitAt(order, price);
		cache.set(order, { price, profit });
		return profit;
	};
	const floatingProfit = (customerId: number, at: number): Money => {
		const holding = book.holdingOf(customerId);
		const prices = new Map(
			[...new Set(holding.map(({ instrument }) => instrument))].map((each) => [each, each.price(at)]),
		);
		return plus(...holding.map((order) => profitOf(order, prices.get(order.instrument) ?? order.openPrice)));
	};

	const hazardRateWith = (customerId: number, profit: Money, margin: Money): Rate => {
		const { hazardRate } = Result.getOrThrow(
			hazardRateRule.compute({
				free: ledger.balance(free(customerId)),
				locked: ledger.balance(locked(customerId)),
				profit,
				margin,
			}),
		);
		return rate(hazardRate);
	};
	const heldMargin = (holding: readonly OpenOrder[]): Money => plus(...holding.map(({ margin }) => margin));

	return {
		floatingProfit,
		/** The hazard rate of a customer if each holding order had a price. */
		hazardRate: (customerId: number, priceOf: (order: OpenOrder) => Price): Rate => {
			const holding = book.holdingOf(customerId);
			const profit = plus(...holding.map((order) => profitAt(order, priceOf(order))));
			return hazardRateWith(customerId, profit, heldMargin(holding));
		},
		at: (customerId: number, at: number): ExactTotals => {
			const profit = floatingProfit(customerId, at);
			const held = heldMargin(book.holdingOf(customerId));
			const waiting = plus(...book.pendingOf(customerId).map(({ margin }) => margin));
			return {
				profit,
				hazardRate: hazardRateWith(customerId, profit, held),
				margin: money(BigDecimal.sum(held, waiting)),
			};
		},
	};
};

export type Totals = ReturnType<typeof createTotals>;
