import { BigDecimal, Result } from "effect";
import { type Rate, rate } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder, OrderId, OrderTotals } from "../order/contract-order.ts";
import { hazardRateWithoutRule } from "./hazard-rate-without.rule.ts";

/** What closing one position does to the margin level (docs/assumptions.md, A-685). */
export interface CloseRelief {
	readonly order: ContractOrder;
	/** By `contract.hazard-rate-without`; `undefined` if a figure is unknown, and without other positions. */
	readonly hazardRate: Rate | undefined;
}

/** The relief by each open position, the largest loss first; a position with an unknown profit comes last. */
export const closeReliefs = ({
	holding,
	totals,
}: {
	readonly holding: readonly ContractOrder[];
	readonly totals: OrderTotals | undefined;
}): readonly CloseRelief[] =>
	[...holding].sort(byLoss).map((order) => ({
		order,
		hazardRate: levelWithout(
			order,
			holding.filter(({ id }) => id !== order.id),
			totals,
		),
	}));

/** The ids of positions, the largest loss first. */
export const largestLossFirst = (holding: readonly ContractOrder[]): readonly OrderId[] =>
	[...holding].sort(byLoss).map(({ id }) => id);

/**
 * The ids of the `count` positions with the largest losses. It is `last` while they are the same positions, so that rows
 * do not change places with every price (docs/assumptions.md, A-766).
 */
export const largestLosses = (
	holding: readonly ContractOrder[],
	count: number,
	last: readonly OrderId[],
): readonly OrderId[] => {
	const now = largestLossFirst(holding).slice(0, count);
	return now.length === last.length && now.every((id) => last.includes(id)) ? last : now;
};

const byLoss = (one: ContractOrder, other: ContractOrder): number => {
	if (!one.profit || !other.profit)
		return Number(one.profit === undefined) - Number(other.profit === undefined);
	return BigDecimal.Order(one.profit, other.profit);
};

const levelWithout = (
	{ margin }: ContractOrder,
	others: readonly ContractOrder[],
	totals: OrderTotals | undefined,
): Rate | undefined => {
	const otherMargin = sumOfKnown(others.map((order) => order.margin));
	if (!margin || !otherMargin || BigDecimal.isZero(otherMargin) || !totals?.hazardRate) return undefined;
	const without = hazardRateWithoutRule.compute({ hazardRate: totals.hazardRate, margin, otherMargin });
	return Result.isSuccess(without) ? rate(without.success.hazardRate) : undefined;
};
