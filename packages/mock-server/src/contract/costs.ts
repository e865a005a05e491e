import { feeRule, marginRule } from "@tradewind/domain/contract";
import { type Money, money, type Price, type Quantity, type Rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Instrument } from "../market/instrument.ts";
import type { Site } from "../site/site.ts";

export interface Costs {
	readonly margin: Money;
	readonly fee: Money;
}

/** Margin and fee of an order at a price. */
export const costsOf = (
	{ instrument, quantity, multiple }: { instrument: Instrument; quantity: Quantity; multiple: Rate },
	price: Price,
	site: Site,
): Costs => {
	const { contractSize, listing } = instrument;
	const feeType = site.feeBasis();
	const feeRate = instrument.feeRate(feeType);
	const { marginMode } = listing;
	const { margin } = Result.getOrThrow(
		marginRule.compute({ marginMode, quantity, contractSize, price, multiple }),
	);
	const { fee } = Result.getOrThrow(feeRule.compute({ feeType, quantity, margin, feeRate }));
	return { margin: money(margin), fee: money(fee) };
};
