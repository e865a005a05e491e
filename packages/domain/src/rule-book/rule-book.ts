import { dayProfitPercentRule } from "../account/day-profit-percent.rule.ts";
import { dayStartTotalRule } from "../account/day-start-total.rule.ts";
import { displayBalanceRule } from "../account/display-balance.rule.ts";
import { shortageRule } from "../account/shortage.rule.ts";
import { balanceAfterRule } from "../account/statement/balance-after.rule.ts";
import { statementClosingRule } from "../account/statement/statement-closing.rule.ts";
import { statementSumRule } from "../account/statement/statement-sum.rule.ts";
import { accountTotalRule } from "../account/total.rule.ts";
import { transferableRule } from "../account/transferable.rule.ts";
import { breakEvenRule } from "../contract/figures/break-even.rule.ts";
import { closingLevelRule } from "../contract/figures/closing-level.rule.ts";
import { feeRule } from "../contract/figures/fee.rule.ts";
import { floatingProfitRule } from "../contract/figures/floating-profit.rule.ts";
import { freeAfterRule } from "../contract/figures/free-after.rule.ts";
import { hazardRateRule } from "../contract/figures/hazard-rate.rule.ts";
import { hazardRateAfterRule } from "../contract/figures/hazard-rate-after.rule.ts";
import { hazardRateWithMoneyRule } from "../contract/figures/hazard-rate-with-money.rule.ts";
import { hazardRateWithoutRule } from "../contract/figures/hazard-rate-without.rule.ts";
import { lockedShareRule } from "../contract/figures/locked-share.rule.ts";
import { marginRule } from "../contract/figures/margin.rule.ts";
import { missingEquityRule } from "../contract/figures/missing-equity.rule.ts";
import { netProfitRule } from "../contract/figures/net-profit.rule.ts";
import { orderTotalRule } from "../contract/figures/order-total.rule.ts";
import { orderValueRule } from "../contract/figures/order-value.rule.ts";
import { returnOnMarginRule } from "../contract/figures/return-on-margin.rule.ts";
import { sameMoveProfitRule } from "../contract/figures/same-move-profit.rule.ts";
import { stopOutPriceRule } from "../contract/figures/stop-out-price.rule.ts";
import { largestQuantityRule } from "../contract/sizing/largest-quantity.rule.ts";
import { quantityForLossRule } from "../contract/sizing/quantity-for-loss.rule.ts";
import { quantityForValueRule } from "../contract/sizing/quantity-for-value.rule.ts";
import { stopDistanceRule } from "../contract/stops/stop-distance.rule.ts";
import { stopPriceRule } from "../contract/stops/stop-price.rule.ts";
import { suggestedStopsRule } from "../contract/stops/suggested-stops.rule.ts";
import { suggestedAmountRule } from "../copy-trading/follow/suggested-amount.rule.ts";
import { averageHoldingRule } from "../copy-trading/risk/average-holding.rule.ts";
import { copiedQuantityRule } from "../copy-trading/risk/copied-quantity.rule.ts";
import { copiedResultRule } from "../copy-trading/risk/copied-result.rule.ts";
import { copiedTradeRule } from "../copy-trading/risk/copied-trade.rule.ts";
import { drawdownRule } from "../copy-trading/risk/drawdown.rule.ts";
import { winRateRule } from "../copy-trading/risk/win-rate.rule.ts";
import { fundDailyProfitRule } from "../fund/figures/daily-profit.rule.ts";
import { daysPaidRule } from "../fund/figures/days-paid.rule.ts";
import { displaySummaryRule } from "../fund/figures/display-summary.rule.ts";
import { exitCostRule } from "../fund/figures/exit-cost.rule.ts";
import { fundTotalProfitRule } from "../fund/figures/total-profit.rule.ts";
import { redemptionPenaltyRule } from "../fund/redemption/redemption-penalty.rule.ts";
import { returnedAmountRule } from "../fund/redemption/returned-amount.rule.ts";
import { largestSubscriptionRule } from "../fund/subscription/largest-subscription.rule.ts";
import { accruedInterestRule } from "../loan/figures/accrued-interest.rule.ts";
import { ageRule } from "../loan/figures/age.rule.ts";
import { amountToRepayRule } from "../loan/figures/amount-to-repay.rule.ts";
import { aprRule } from "../loan/figures/apr.rule.ts";
import { dailyInterestRule } from "../loan/figures/daily-interest.rule.ts";
import { daysLeftRule } from "../loan/figures/days-left.rule.ts";
import { loanPenaltyRule } from "../loan/figures/penalty.rule.ts";
import { ratePercentRule } from "../loan/figures/rate-percent.rule.ts";
import { totalInterestRule } from "../loan/figures/total-interest.rule.ts";
import { coinsToRepayRule } from "../loan/repayment/coins-to-repay.rule.ts";
import { barChangeRule } from "../market/bar-change.rule.ts";
import { expectedIncomeRule } from "../micro/figures/expected-income.rule.ts";
import { microLossRule } from "../micro/figures/loss.rule.ts";
import { profitPercentRule } from "../micro/figures/profit-percent.rule.ts";
import { remainingSecondsRule } from "../micro/order/remaining-seconds.rule.ts";
import { historyRangeRule } from "../paged-list/history-range.rule.ts";
import type { AnyRule } from "../rule/define-rule.ts";
import { sumWithRule } from "../sum/sum-with.rule.ts";
import { transferBalancesRule } from "../transfer/balances-after.rule.ts";
import { withdrawalFeeRule } from "../withdrawal/figures/fee.rule.ts";
import { withdrawalLeftRule } from "../withdrawal/figures/left.rule.ts";
import { withdrawalMaxRule } from "../withdrawal/figures/max.rule.ts";
import { withdrawalRateRule } from "../withdrawal/figures/rate.rule.ts";
import { withdrawalReceiveRule } from "../withdrawal/figures/receive.rule.ts";
import { withdrawalRoundingCostRule } from "../withdrawal/figures/rounding-cost.rule.ts";
import { smallestAmountRule } from "../withdrawal/figures/smallest-amount.rule.ts";
import { withdrawalUsdValueRule } from "../withdrawal/figures/usd-value.rule.ts";

/** All rules in the order of the rule book. */
export const rules = [
	marginRule,
	feeRule,
	orderTotalRule,
	floatingProfitRule,
	freeAfterRule,
	netProfitRule,
	returnOnMarginRule,
	hazardRateRule,
	hazardRateAfterRule,
	hazardRateWithMoneyRule,
	hazardRateWithoutRule,
	stopOutPriceRule,
	missingEquityRule,
	sameMoveProfitRule,
	closingLevelRule,
	lockedShareRule,
	orderValueRule,
	breakEvenRule,
	stopDistanceRule,
	stopPriceRule,
	suggestedStopsRule,
	quantityForValueRule,
	largestQuantityRule,
	quantityForLossRule,
	expectedIncomeRule,
	microLossRule,
	profitPercentRule,
	remainingSecondsRule,
	withdrawalFeeRule,
	withdrawalReceiveRule,
	withdrawalMaxRule,
	withdrawalRateRule,
	withdrawalRoundingCostRule,
	withdrawalUsdValueRule,
	withdrawalLeftRule,
	smallestAmountRule,
	transferBalancesRule,
	ratePercentRule,
	dailyInterestRule,
	totalInterestRule,
	accruedInterestRule,
	loanPenaltyRule,
	daysLeftRule,
	ageRule,
	amountToRepayRule,
	coinsToRepayRule,
	winRateRule,
	averageHoldingRule,
	drawdownRule,
	copiedResultRule,
	copiedQuantityRule,
	copiedTradeRule,
	suggestedAmountRule,
	aprRule,
	fundDailyProfitRule,
	fundTotalProfitRule,
	redemptionPenaltyRule,
	returnedAmountRule,
	daysPaidRule,
	exitCostRule,
	largestSubscriptionRule,
	displaySummaryRule,
	sumWithRule,
	accountTotalRule,
	displayBalanceRule,
	transferableRule,
	shortageRule,
	balanceAfterRule,
	statementSumRule,
	statementClosingRule,
	dayStartTotalRule,
	dayProfitPercentRule,
	barChangeRule,
	historyRangeRule,
] as const satisfies readonly AnyRule[];
