import { BigDecimal, Result } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import { price as asPrice, type Money, type Price, quantity, type Rate } from "../../money/decimal.ts";
import { sumOf, sumOfKnown } from "../../sum/sum-of.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { stopOutPriceRule } from "../figures/stop-out-price.rule.ts";
import type { ContractOrder } from "../order/contract-order.ts";

/** What is known of the order and of the account after it. */
interface After {
	readonly order: NewContractOrder;
	readonly instrument: Pick<Instrument, "contractSize">;
	/** The price of the order. */
	readonly price: Price | undefined;
	readonly margin: Money | undefined;
	/** By `contract.hazard-rate-after`. */
	readonly hazardRate: Rate | undefined;
}

/**
 * The price of the order's instrument at which the platform closes positions once the order is open, if all other prices stay
 * (docs/assumptions.md, A-951). Absent if there is none, and for a pending order beside positions of its instrument, whose profit
 * at its target is not known.
 */
export const stopOutAfter = (
	{ order, instrument, price, margin, hazardRate }: After,
	holding: readonly ContractOrder[],
): Price | undefined => {
	const held = holding.filter((one) => one.instrument === order.instrument);
	const allMargin = sumOfKnown([margin, ...holding.map((one) => one.margin)]);
	if (!price || !hazardRate || !allMargin || (order.targetPrice && held.length > 0)) return undefined;
	const net = sumOf(
		[order, ...held].map((one) => (one.direction === "buy" ? one.quantity : BigDecimal.negate(one.quantity))),
	);
	const made = stopOutPriceRule.compute({
		direction: BigDecimal.isNegative(net) ? "sell" : "buy",
		price,
		hazardRate,
		margin: allMargin,
		quantity: quantity(BigDecimal.abs(net)),
		contractSize: instrument.contractSize,
	});
	return Result.isSuccess(made) && BigDecimal.isPositive(made.success.stopOutPrice)
		? asPrice(made.success.stopOutPrice)
		: undefined;
};
