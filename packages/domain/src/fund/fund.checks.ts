import { Result } from "effect";
import { atMost, type Check } from "../check/check.ts";
import { fundTotalProfitRule } from "./figures/total-profit.rule.ts";
import type { Subscription } from "./subscription/subscription.ts";

export const incomeCheck: Check<Subscription> = {
	id: "fund.income",
	says: "income so far ≤ income per day × days of the term",
	clause: "Spec 2 §9",
	sides: ({ totalProfit, dailyProfit, fund: { lockDays } }) =>
		dailyProfit && lockDays !== undefined
			? atMost(
					totalProfit,
					Result.getOrUndefined(fundTotalProfitRule.compute({ dailyProfit, lockDays }))?.profit,
				)
			: undefined,
};

export const fundChecks = [incomeCheck];
