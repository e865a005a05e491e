import { BigDecimal } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import type { Price, Rate } from "../../money/decimal.ts";
import { type CopyMargin, copyMargin, instrumentsBySymbol } from "../risk/copy-margin.ts";
import type { FollowOrder } from "./follow-order.ts";

/** What a typical order of a trader would lock for a follower. */
export interface TypicalCopy extends CopyMargin {
	/** The trader's order. */
	readonly order: FollowOrder;
	/** The open price of the trader's order. */
	readonly price: Price;
}

/**
 * The copy of a trader's typical order, the one with the median margin among `orders`, in `multiple` times its size
 * (docs/assumptions.md, A-307). `undefined` if no order names a listed instrument.
 */
export const typicalCopy = (
	orders: readonly FollowOrder[],
	instruments: readonly Instrument[],
	multiple: Rate,
): TypicalCopy | undefined => {
	const listed = instrumentsBySymbol(instruments);
	const copies = orders
		.flatMap((order): readonly TypicalCopy[] => {
			const copy = copyMargin(order, listed, multiple);
			return copy && order.openPrice ? [{ ...copy, order, price: order.openPrice }] : [];
		})
		.sort((one, other) => BigDecimal.Order(one.margin, other.margin));
	return copies[Math.floor((copies.length - 1) / 2)];
};
