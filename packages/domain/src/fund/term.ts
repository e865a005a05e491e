import { Result } from "effect";
import { divide, type Money, money, toText } from "../money/decimal.ts";
import { exitCostRule } from "./figures/exit-cost.rule.ts";
import { redemptionPenaltyRule } from "./redemption/redemption-penalty.rule.ts";
import type { Subscription } from "./subscription/subscription.ts";

/** How far a running subscription is (ours, A-392). */
export interface FundTerm {
	/** Days whose income was paid, at most the lock days. */
	readonly daysPassed: number;
	readonly daysLeft: number;
	/** What leaving today costs compared with waiting; `undefined` if a rule refuses the fund's figures. */
	readonly exitCost: Money | undefined;
}

type Held = Pick<Subscription, "amount" | "dailyProfit" | "totalProfit" | "fund">;

/** The term of a subscription, counted by the income that was paid, so that it follows the platform's clock. */
export const fundTerm = (subscription: Held): FundTerm => {
	const { amount, dailyProfit, fund } = subscription;
	const daysPassed = Math.min(fund.lockDays, Math.max(0, paidDays(subscription)));
	const daysLeft = fund.lockDays - daysPassed;
	const cost = Result.flatMap(
		redemptionPenaltyRule.compute({
			shareAmount: amount,
			liquidatedDamagesPercent: fund.penaltyPercent,
		}),
		({ penalty }) => exitCostRule.compute({ penalty, dailyProfit, daysLeft }),
	);
	return { daysPassed, daysLeft, exitCost: Result.isSuccess(cost) ? money(cost.success.cost) : undefined };
};

/** Each day pays the same income. */
const paidDays = ({ dailyProfit, totalProfit }: Held): number => {
	const days = divide(totalProfit, dailyProfit, 0, "down");
	return days ? Number(toText(days)) : 0;
};
