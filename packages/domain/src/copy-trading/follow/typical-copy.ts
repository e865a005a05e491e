import { BigDecimal, Result } from "effect";
import { marginRule } from "../../contract/figures/margin.rule.ts";
import type { Instrument } from "../../market/instrument.ts";
import { type Money, money, type Price, type Quantity, quantity, type Rate } from "../../money/decimal.ts";
import type { FollowOrder } from "./follow-order.ts";

/** What a typical order of a trader would lock for a follower. */
export interface TypicalCopy {
	/** The trader's order. */
	readonly order: FollowOrder;
	readonly instrument: Instrument;
	/** The default multiple of the instrument. */
	readonly leverage: Rate;
	/** The open price of the trader's order. */
	readonly price: Price;
	/** Of the copy. */
	readonly quantity: Quantity;
	readonly margin: Money;
}

/**
 * The copy of a trader's typical order, the one with the median margin among `orders`, in `multiple` times its size. The
 * platform does not report a trader's multiple, so the default one of the instrument is used (docs/assumptions.md,
 * `undefined` if no order names a listed instrument.
 */
export const typicalCopy = (
	orders: readonly FollowOrder[],
	instruments: readonly Instrument[],
	multiple: Rate,
): TypicalCopy | undefined => {
	const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
	const copies = orders
		.flatMap((order) => {
			const instrument = bySymbol.get(order.symbol);
			return instrument ? (copyOf(order, instrument, multiple) ?? []) : [];
		})
		.sort((one, other) => BigDecimal.Order(one.margin, other.margin));
	return copies[Math.floor((copies.length - 1) / 2)];
};

const copyOf = (order: FollowOrder, instrument: Instrument, multiple: Rate): TypicalCopy | undefined => {
	const leverage = (instrument.multiples.find(({ isDefault }) => isDefault) ?? instrument.multiples[0])
		?.value;
	const price = order.openPrice;
	if (!leverage || !price || !order.quantity) return undefined;
	const size = quantity(BigDecimal.multiply(order.quantity, multiple));
	const { marginMode, contractSize } = instrument;
	const computed = marginRule.compute({
		marginMode,
		quantity: size,
		contractSize,
		price,
		multiple: leverage,
	});
	if (Result.isFailure(computed)) return undefined;
	return { order, instrument, leverage, price, quantity: size, margin: money(computed.success.margin) };
};
