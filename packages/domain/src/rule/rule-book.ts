import { dayProfitPercentRule } from "../account/day-profit-percent.rule.ts";
import { displayBalanceRule } from "../account/display-balance.rule.ts";
import { accountTotalRule } from "../account/total.rule.ts";
import { feeRule } from "../contract/fee.rule.ts";
import { floatingProfitRule } from "../contract/floating-profit.rule.ts";
import { freeAfterRule } from "../contract/free-after.rule.ts";
import { hazardRateRule } from "../contract/hazard-rate.rule.ts";
import { marginRule } from "../contract/margin.rule.ts";
import { returnOnMarginRule } from "../contract/return-on-margin.rule.ts";
import { stopDistanceRule } from "../contract/stop-distance.rule.ts";
import { fundDailyProfitRule } from "../fund/daily-profit.rule.ts";
import { displaySummaryRule } from "../fund/display-summary.rule.ts";
import { redemptionPenaltyRule } from "../fund/redemption-penalty.rule.ts";
import { fundTotalProfitRule } from "../fund/total-profit.rule.ts";
import { amountToRepayRule } from "../loan/amount-to-repay.rule.ts";
import { dailyInterestRule } from "../loan/daily-interest.rule.ts";
import { ratePercentRule } from "../loan/rate-percent.rule.ts";
import { totalInterestRule } from "../loan/total-interest.rule.ts";
import { expectedIncomeRule } from "../micro/expected-income.rule.ts";
import { microLossRule } from "../micro/loss.rule.ts";
import { profitPercentRule } from "../micro/profit-percent.rule.ts";
import { remainingSecondsRule } from "../micro/remaining-seconds.rule.ts";
import { historyRangeRule } from "../time/history-range.rule.ts";
import { withdrawalFeeRule } from "../withdrawal/fee.rule.ts";
import { withdrawalMaxRule } from "../withdrawal/max.rule.ts";
import { withdrawalReceiveRule } from "../withdrawal/receive.rule.ts";
import type { AnyRule } from "./define-rule.ts";

/** Every rule, in the order of the book. */
export const rules = [
	marginRule,
	feeRule,
	floatingProfitRule,
	freeAfterRule,
	returnOnMarginRule,
	hazardRateRule,
	stopDistanceRule,
	expectedIncomeRule,
	microLossRule,
	profitPercentRule,
	remainingSecondsRule,
	withdrawalFeeRule,
	withdrawalReceiveRule,
	withdrawalMaxRule,
	ratePercentRule,
	dailyInterestRule,
	totalInterestRule,
	amountToRepayRule,
	fundDailyProfitRule,
	fundTotalProfitRule,
	redemptionPenaltyRule,
	displaySummaryRule,
	accountTotalRule,
	displayBalanceRule,
	dayProfitPercentRule,
	historyRangeRule,
] as const satisfies readonly AnyRule[];
