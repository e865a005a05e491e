import { Result } from "effect";
import { type Money, money } from "../money/decimal.ts";
import { daysPaidRule } from "./figures/days-paid.rule.ts";
import { exitCostRule } from "./figures/exit-cost.rule.ts";
import { redemptionPenaltyRule } from "./redemption/redemption-penalty.rule.ts";
import type { Subscription } from "./subscription/subscription.ts";

/** The progress of a running subscription (ours, A-392). */
export interface FundTerm {
	/** Days whose income was paid, at most the lock days. */
	readonly daysPassed: number;
	readonly daysLeft: number;
	/** The cost of leaving today compared with waiting; `undefined` if a rule refuses the fund's figures. */
	readonly exitCost: Money | undefined;
}

type Held = Pick<Subscription, "amount" | "dailyProfit" | "totalProfit" | "fund">;

/**
 * The term of a subscription, counted by the income that was paid, so that it follows the platform's clock; `undefined` without
 * the figures that it is counted by.
 */
export const fundTerm = (subscription: Held): FundTerm | undefined => {
	const { amount, dailyProfit, totalProfit, fund } = subscription;
	const { lockDays, penaltyPercent } = fund;
	if (lockDays === undefined || !dailyProfit || !totalProfit) return undefined;
	const daysPassed = Math.min(lockDays, paidDays(dailyProfit, totalProfit));
	const daysLeft = lockDays - daysPassed;
	const cost =
		penaltyPercent &&
		Result.flatMap(
			redemptionPenaltyRule.compute({ shareAmount: amount, liquidatedDamagesPercent: penaltyPercent }),
			({ penalty }) => exitCostRule.compute({ penalty, dailyProfit, daysLeft }),
		);
	return {
		daysPassed,
		daysLeft,
		exitCost: cost && Result.isSuccess(cost) ? money(cost.success.cost) : undefined,
	};
};

/** By `fund.days-paid`; 0 if it refuses the figures. */
const paidDays = (dailyProfit: Money, totalProfit: Money): number =>
	Result.match(daysPaidRule.compute({ totalProfit, dailyProfit }), {
		onSuccess: ({ days }) => days,
		onFailure: () => 0,
	});
