import { decimal, divide, type Money, type Quantity, quantity, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { costsOf } from "../contract/costs.ts";
import type { Execution } from "../contract/execution.ts";
import type { OpenOrder } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { TradeListener } from "../contract/trade-events.ts";
import { minus, plus } from "../ledger/wallet.ts";
import type { Site } from "../site/site.ts";
import type { Follow, Follows } from "./follows.ts";

interface Parts {
	readonly follows: Follows;
	readonly book: OrderBook;
	readonly execution: Execution;
	readonly site: Site;
	readonly onClosed: (order: OpenOrder) => void;
}

/**
 * Copies the trades of followed traders (Spec 2 §2, §8). A copy opens and closes with the trader's order, at the same
 * price. Its margin and that of the other open copies of the trader stay within the maximum amount; a copy that would
 * exceed it is made smaller. Copies are not copied again.
 */
export const createCopying = ({ follows, book, execution, site, onClosed }: Parts): TradeListener => {
	/** The maximum amount less the margin of the open copies of the trader. */
	const leftOf = ({ followerId, traderId, maxAmount }: Follow): Money =>
		plus(
			maxAmount,
			...book
				.holdingOf(followerId)
				.filter(({ copies }) => copies?.traderId === traderId)
				.map(({ margin }) => minus(margin)),
		);

	const copy = (follow: Follow, order: OpenOrder, at: number): void => {
		const { instrument, direction, multiple, openPrice } = order;
		const marginOf = (size: Quantity): Money =>
			costsOf({ instrument, quantity: size, multiple }, openPrice, site).margin;
		const step = decimal(instrument.listing.quantityStep);
		const wanted = wholeSteps(BigDecimal.multiply(order.quantity, follow.multiple), step);
		const left = leftOf(follow);
		const size = BigDecimal.isLessThanOrEqualTo(marginOf(wanted), left)
			? wanted
			: fitting(wanted, marginOf(wanted), left, step);
		const tooSmall = BigDecimal.isLessThan(size, decimal(instrument.listing.minQuantity));
		if (tooSmall || BigDecimal.isGreaterThan(marginOf(size), left)) return;
		// Without the money for it, there is no copy.
		execution.open(
			follow.followerId,
			{
				instrument,
				direction,
				quantity: size,
				multiple,
				targetPrice: undefined,
				stopLoss: undefined,
				takeProfit: undefined,
				copies: { traderId: follow.traderId, orderId: order.id, followId: follow.id },
			},
			at,
		);
	};

	return {
		opened: (order, at) => {
			if (order.copies) return;
			for (const follow of follows.followersOf(order.customerId)) copy(follow, order, at);
		},
		closed: (order, at) => {
			if (order.copies) return;
			for (const open of book.openCopiesOf(order.id))
				if (open.copies && isActive(open.copies.followId)) {
					execution.close(open, open.instrument.price(at), at);
					onClosed(open);
				}
		},
	};

	function isActive(followId: number): boolean {
		return follows.get(followId)?.endedAt === undefined;
	}
};

/** The quantity in whole steps, rounded down. */
const wholeSteps = (size: BigDecimal.BigDecimal, step: BigDecimal.BigDecimal): Quantity =>
	quantity(BigDecimal.multiply(divide(size, step, 0, "down") ?? zero, step));

/** The part of a quantity whose margin fits into what is left; the margin is proportional to the quantity. */
const fitting = (wanted: Quantity, margin: Money, left: Money, step: BigDecimal.BigDecimal): Quantity => {
	if (!BigDecimal.isPositive(left)) return quantity(zero);
	const part = divide(BigDecimal.multiply(wanted, left), margin, 9, "down");
	return wholeSteps(part ?? zero, step);
};
