import { type Money, money, type Price, toText, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Ledger, Occasion, Posting } from "../ledger/ledger.ts";
import { free, locked, minus, plus } from "../ledger/wallet.ts";
import type { Site } from "../site/site.ts";
import { costsOf } from "./costs.ts";
import type { NewOrder } from "./new-order.ts";
import { type OpenOrder, type Order, profitAt } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import type { TradeListener } from "./trade-events.ts";

/** Executes order changes: the order and its ledger entry change together. Then `events` receive it. */
export const createExecution = (book: OrderBook, ledger: Ledger, site: Site, events: TradeListener) => {
	const post = (order: Order, at: number, occasion: Occasion, postings: readonly Posting[]): void =>
		ledger.post({ at, occasion, orderId: order.id, postings });

	const draft = (customerId: number, newOrder: NewOrder, at: number, askedPrice: Price): Order => ({
		id: book.newId(),
		customerId,
		instrument: newOrder.instrument,
		direction: newOrder.direction,
		quantity: newOrder.quantity,
		multiple: newOrder.multiple,
		askedPrice,
		waitsFor: undefined,
		openPrice: undefined,
		endPrice: undefined,
		...costsOf(newOrder, askedPrice, site),
		profit: money(zero),
		cover: money(zero),
		stopLoss: newOrder.stopLoss,
		takeProfit: newOrder.takeProfit,
		copies: newOrder.copies,
		stage: "pending",
		createdAt: at,
		completedAt: undefined,
	});

	const covers = (customerId: number, newOrder: NewOrder, price: Price): Result.Result<void, Refusal> => {
		const { margin, fee } = costsOf(newOrder, price, site);
		const [has, needs] = [ledger.balance(free(customerId)), plus(margin, fee)];
		if (BigDecimal.isGreaterThanOrEqualTo(has, needs)) return Result.succeed(undefined);
		return refuse("order.balanceTooSmall", { free: toText(has), needed: toText(needs) });
	};

	/** Opens an order at the current quote. */
	const open = (customerId: number, newOrder: NewOrder, at: number): Result.Result<Order, Refusal> => {
		const quote = newOrder.instrument.price(at);
		return Result.map(covers(customerId, newOrder, quote), (): Order => {
			const order: OpenOrder = {
				...draft(customerId, newOrder, at, quote),
				openPrice: quote,
				stage: "holding",
			};
			post(order, at, "order opened", [...locking(order, order.margin), ...paying(order, order.fee)]);
			book.put(order);
			events.opened(order, at);
			return order;
		});
	};

	/** Locks the margin of a pending order. Its fee is due when it is filled. */
	const place = (customerId: number, newOrder: NewOrder, target: Price, at: number) =>
		Result.map(covers(customerId, newOrder, target), () => {
			const falls = BigDecimal.isLessThanOrEqualTo(target, newOrder.instrument.price(at));
			const order: Order = {
				...draft(customerId, newOrder, at, target),
				waitsFor: falls ? "fall" : "rise",
				fee: money(zero),
			};
			post(order, at, "order placed", locking(order, order.margin));
			book.put(order);
			return order;
		});

	/** Fills a pending order at a quote, or cancels it if the balance does not cover it. */
	const fill = (order: Order, quote: Price, at: number): void => {
		const { margin, fee } = costsOf(order, quote, site);
		const missing = plus(margin, fee, minus(order.margin));
		if (BigDecimal.isGreaterThan(missing, ledger.balance(free(order.customerId)))) {
			cancel(order, at);
			return;
		}
		const more = plus(margin, minus(order.margin));
		post(order, at, "order filled", [...locking(order, more), ...paying(order, fee)]);
		const filled: OpenOrder = { ...order, margin, fee, openPrice: quote, stage: "holding" };
		book.put(filled);
		events.opened(filled, at);
	};

	const cancel = (order: Order, at: number): void => {
		post(order, at, "order cancelled", locking(order, minus(order.margin)));
		const endPrice = order.instrument.price(at);
		book.put({ ...order, endPrice, stage: "cancelled", completedAt: at });
	};

	/**
	 * Closes an order at a quote. A loss beyond the free money cancels pending orders, newest first, until their margin
	 * covers it. The company covers the rest, as a posting of its own before the result.
	 */
	const close = (order: OpenOrder, quote: Price, at: number): void => {
		const profit = profitAt(order, quote);
		const leftAfter = () => plus(ledger.balance(free(order.customerId)), order.margin, profit);
		for (const pending of book.pendingOf(order.customerId).toReversed())
			if (BigDecimal.isNegative(leftAfter())) cancel(pending, at);
		const left = leftAfter();
		const cover = BigDecimal.isNegative(left) ? minus(left) : money(zero);
		post(order, at, "order closed", [
			...locking(order, minus(order.margin)),
			{ account: free(order.customerId), amount: cover },
			{ account: "company:protection", amount: minus(cover) },
			{ account: free(order.customerId), amount: profit },
			{ account: "company:trading", amount: minus(profit) },
		]);
		book.put({ ...order, profit, cover, endPrice: quote, stage: "closed", completedAt: at });
		events.closed(order, at);
	};

	return { open, place, fill, cancel, close };
};

export type Execution = ReturnType<typeof createExecution>;

const locking = (order: Order, amount: Money): Posting[] => [
	{ account: free(order.customerId), amount: minus(amount) },
	{ account: locked(order.customerId), amount },
];

const paying = (order: Order, amount: Money): Posting[] => [
	{ account: free(order.customerId), amount: minus(amount) },
	{ account: "company:fees", amount },
];
