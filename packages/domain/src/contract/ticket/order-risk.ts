import { Result } from "effect";
import { type Money, money, type Rate, rate } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import { hazardRateAfterRule } from "../figures/hazard-rate-after.rule.ts";
import { lockedShareRule } from "../figures/locked-share.rule.ts";
import { type MarginRisk, marginRisk } from "../figures/margin-risk.ts";
import type { ContractOrder, OrderTotals } from "../order/contract-order.ts";

/** The customer's contract account and open positions as the platform reports them. */
export interface RiskFacts {
	readonly free: Money;
	readonly locked: Money;
	/** Floating profit of the open positions. */
	readonly profit: Money;
	/** Margin of the open positions, without pending orders. */
	readonly heldMargin: Money;
}

/** What a new order does to the account. A figure that cannot be computed is absent. */
export interface OrderRisk {
	/** By `contract.hazard-rate-after`; for a pending order, once it is filled. */
	readonly hazardRate: Rate | undefined;
	readonly risk: MarginRisk;
	/** Percent of the free balance that the margin locks, by `contract.locked-share`. */
	readonly lockedShare: Rate | undefined;
}

/** The facts for `orderRiskOf`; `undefined` until balance and totals are known. */
export const riskFactsOf = (
	balance: { readonly free: Money; readonly locked: Money | undefined } | undefined,
	{
		holding,
		totals,
	}: { readonly holding: readonly Pick<ContractOrder, "margin">[]; readonly totals: OrderTotals | undefined },
): RiskFacts | undefined => {
	const heldMargin = sumOfKnown(holding.map(({ margin }) => margin));
	return balance?.locked && totals?.profit && heldMargin
		? {
				free: balance.free,
				locked: balance.locked,
				profit: totals.profit,
				heldMargin: money(heldMargin),
			}
		: undefined;
};

/** Margin level after an order and the part of the balance that it locks (docs/assumptions.md, A-411). */
export const orderRiskOf = (
	{ margin, fee }: { readonly margin: Money | undefined; readonly fee: Money | undefined },
	facts: RiskFacts | undefined,
): OrderRisk => {
	if (!margin || !fee || !facts) return { hazardRate: undefined, risk: "none", lockedShare: undefined };
	const after = Result.getOrUndefined(hazardRateAfterRule.compute({ ...facts, margin, fee }));
	const share = Result.getOrUndefined(lockedShareRule.compute({ margin, free: facts.free }));
	const hazardRate = after && rate(after.hazardRate);
	return {
		hazardRate,
		risk: marginRisk({ hazardRate, hasPositions: true }, "none"),
		lockedShare: share && rate(share.percent),
	};
};

/**
 * Whether an order asks for a confirmation even if confirmations are switched off: the margin level after it would be at the warning
 * level or below, or is not known (docs/assumptions.md, A-950).
 */
export const leadsToRisk = (
	cost: Parameters<typeof orderRiskOf>[0],
	facts: RiskFacts | undefined,
): boolean => {
	const { hazardRate, risk } = orderRiskOf(cost, facts);
	return hazardRate === undefined || risk !== "none";
};
