import { BigDecimal, Result } from "effect";
import { closingLevelRule } from "../contract/figures/closing-level.rule.ts";
import { marginRiskLevels } from "../contract/figures/margin-risk.ts";
import { sameMoveProfitRule } from "../contract/figures/same-move-profit.rule.ts";
import type { ContractOrder, OrderTotals } from "../contract/order/contract-order.ts";
import { type Decimal, type Rate, rate } from "../money/decimal.ts";
import { differenceOf, sumOf, sumOfKnown } from "../sum/sum-of.ts";

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
	const margin = differenceOf(totals.margin, waiting);
	return BigDecimal.isPositive(margin) ? { holding, margin, hazardRate: totals.hazardRate } : undefined;
};

/**
 * The margin level at the price at which `closed` was closed, by `contract.closing-level`. `undefined` if the order was not among the positions, or a
 * figure is not known.
 */
export const marginLevelAt = (closed: ContractOrder, before: PositionsBefore): Rate | undefined => {
	const held = before.holding.find(({ id }) => id === closed.id);
	if (!held?.profit || !closed.profit) return undefined;
	const moved = differenceOf(closed.profit, held.profit);
	const level = Result.gen(function* () {
		const gains: Decimal[] = [];
		for (const { symbol, direction, quantity } of before.holding) {
			if (symbol !== held.symbol) continue;
			const { gained } = yield* sameMoveProfitRule.compute({
				direction,
				closedDirection: held.direction,
				moved,
				quantity,
				closedQuantity: held.quantity,
			});
			gains.push(gained);
		}
		return yield* closingLevelRule.compute({ ...before, gained: sumOf(gains) });
	});
	return Result.isSuccess(level) ? rate(level.success.closingLevel) : undefined;
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
