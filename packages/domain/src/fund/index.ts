export { fundDailyProfitRule } from "./figures/daily-profit.rule.ts";
export { exitCostRule } from "./figures/exit-cost.rule.ts";
export { fundTotalProfitRule } from "./figures/total-profit.rule.ts";
export { incomeCheck } from "./fund.checks.ts";
export {
	displayFundSummary,
	type Fund,
	type FundId,
	fundId,
	isInSiteCurrency,
} from "./fund.ts";
export { fundList, incomeList, subscriptionList } from "./fund-lists.ts";
export type { FundPage } from "./fund-page.ts";
export { redemptionRequests, subscriptionRequests } from "./fund-requests.ts";
export { Funds } from "./funds.port.ts";
export { maturityOf } from "./maturity.ts";
export { redemptionMachine } from "./redemption/redemption.machine.ts";
export { type Redemption, type RedemptionForm, summariseRedemption } from "./redemption/redemption-form.ts";
export { redemptionPenaltyRule } from "./redemption/redemption-penalty.rule.ts";
export { returnedAmountRule } from "./redemption/returned-amount.rule.ts";
export { fundSubscriptionMachine } from "./subscription/fund-subscription.machine.ts";
export { largestSubscription } from "./subscription/largest-subscription.ts";
export { readSubscription } from "./subscription/read-subscription.ts";
export {
	readSubscriptionNumber,
	type SentSubscription,
} from "./subscription/reconcile-subscription.ts";
export {
	type Income,
	type Subscription,
	type SubscriptionId,
	type SubscriptionStatus,
	subscriptionId,
} from "./subscription/subscription.ts";
export { summariseSubscription } from "./subscription/subscription-summary.ts";
export { fundTerm } from "./term.ts";
