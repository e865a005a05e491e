import { BigDecimal } from "effect";
import { marginRiskLevels } from "../contract/figures/margin-risk.ts";
import type { ContractOrder, OrderTotals } from "../contract/order/contract-order.ts";
import { type Decimal, divide, hundred, type Rate, rate, sumOfKnown, zero } from "../money/decimal.ts";

/** The last known state of the open positions before some of them disappeared. */
export interface PositionsBefore {
	readonly holding: readonly ContractOrder[];
	/** Margin of the open positions and margin level, as the platform last reported them. */
	readonly margin: Decimal;
	readonly hazardRate: Rate;
}

/** The state of open orders for `marginLevelAt`; `undefined` without positions or totals. */
export const positionsBefore = (orders: {
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	readonly totals: OrderTotals | undefined;
}): PositionsBefore | undefined => {
	const { holding, pending, totals } = orders;
	if (!totals || holding.length === 0) return undefined;
	// The platform's total contains the margin of pending orders.
	const waiting = sumOfKnown(pending.map((order) => order.margin));
	if (!totals.margin || !totals.hazardRate || !waiting) return undefined;
	const margin = BigDecimal.subtract(totals.margin, waiting);
	return BigDecimal.isPositive(margin) ? { holding, margin, hazardRate: totals.hazardRate } : undefined;
};

/**
 * The margin level at the price at which `closed` was closed: the last reported level, changed by what all positions of its
 * instrument gained or lost between their last price and that price. Profit is proportional to the price, so that the
 * profit of the closed order gives that of the others. `undefined` if the order was not among the positions, or a profit is not known.
 */
export const marginLevelAt = (closed: ContractOrder, before: PositionsBefore): Rate | undefined => {
	const held = before.holding.find(({ id }) => id === closed.id);
	if (!held?.profit || !closed.profit) return undefined;
	const moved = BigDecimal.subtract(closed.profit, held.profit);
	const perContract = divide(moved, held.quantity, 12, "half up") ?? zero;
	const gained = before.holding
		.filter(({ symbol }) => symbol === held.symbol)
		.map(({ direction, quantity }) => {
			const gain = BigDecimal.multiply(perContract, quantity);
			return direction === held.direction ? gain : BigDecimal.negate(gain);
		});
	const change = divide(BigDecimal.multiply(BigDecimal.sumAll(gained), hundred), before.margin, 2, "half up");
	return change && rate(BigDecimal.sum(before.hazardRate, change));
};

/**
 * Whether the platform probably closed an order for lack of margin (docs/assumptions.md, A-144): the level at its close
 * price was at the closing level or below, or the platform paid a part of the loss.
 */
export const wasClosedForMargin = (closed: ContractOrder, before: PositionsBefore | undefined): boolean => {
	if (closed.cover) return true;
	const level = before && marginLevelAt(closed, before);
	return level !== undefined && BigDecimal.isLessThanOrEqualTo(level, marginRiskLevels.closing);
};
