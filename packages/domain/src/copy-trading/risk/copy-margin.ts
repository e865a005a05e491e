import { BigDecimal, Result } from "effect";
import { marginRule } from "../../contract/figures/margin.rule.ts";
import type { Instrument } from "../../market/instrument.ts";
import { type Money, money, type Quantity, quantity, type Rate } from "../../money/decimal.ts";
import type { FollowOrder } from "../follow/follow-order.ts";

/** What a copy of an order reserves. */
export interface CopyMargin {
	readonly instrument: Instrument;
	/** The default leverage of the instrument: the platform does not report that of a trader (docs/assumptions.md, A-307). */
	readonly leverage: Rate;
	/** Of the copy, not rounded to the instrument's step. */
	readonly quantity: Quantity;
	readonly margin: Money;
}

/** Instruments by their symbol. */
export type Instruments = ReadonlyMap<string, Instrument>;

export const instrumentsBySymbol = (instruments: readonly Instrument[]): Instruments =>
	new Map(instruments.map((instrument) => [instrument.symbol, instrument]));

/**
 * The margin of the copy of `order` in `multiple` times its size. `undefined` if its instrument is not listed, or the
 * platform does not report its price or quantity.
 */
export const copyMargin = (
	{ symbol, openPrice, quantity: size }: FollowOrder,
	instruments: Instruments,
	multiple: Rate,
): CopyMargin | undefined => {
	const instrument = instruments.get(symbol);
	const leverage = (instrument?.multiples.find(({ isDefault }) => isDefault) ?? instrument?.multiples[0])
		?.value;
	if (!instrument || !leverage || !openPrice || !size) return undefined;
	const copied = quantity(BigDecimal.multiply(size, multiple));
	const computed = marginRule.compute({
		marginMode: instrument.marginMode,
		quantity: copied,
		contractSize: instrument.contractSize,
		price: openPrice,
		multiple: leverage,
	});
	if (Result.isFailure(computed)) return undefined;
	return { instrument, leverage, quantity: copied, margin: money(computed.success.margin) };
};
