import { Result } from "effect";
import { marginRule } from "../../contract/figures/margin.rule.ts";
import type { Instrument } from "../../market/instrument.ts";
import { type Money, money, type Quantity, quantity, type Rate } from "../../money/decimal.ts";
import type { FollowOrder } from "../follow/follow-order.ts";
import { copiedQuantityRule } from "./copied-quantity.rule.ts";

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
	const computed = Result.gen(function* () {
		const { copied } = yield* copiedQuantityRule.compute({ quantity: size, multiple });
		const { marginMode, contractSize } = instrument;
		const terms = { marginMode, contractSize, price: openPrice, multiple: leverage };
		return { copied, ...(yield* marginRule.compute({ ...terms, quantity: copied })) };
	});
	if (Result.isFailure(computed)) return undefined;
	const { copied, margin } = computed.success;
	return { instrument, leverage, quantity: quantity(copied), margin: money(margin) };
};
