export { fundDailyProfitRule } from "./daily-profit.rule.ts";
export { displaySummaryRule } from "./display-summary.rule.ts";
export { type Fund, type FundId, type FundSummary, fundId, shownFundSummary } from "./fund.ts";
export { type FundPage, fundListPage } from "./fund-page.ts";
export { fundSubscriptionMachine } from "./fund-subscription.machine.ts";
export type {
	FundSubscriptionContext,
	FundSubscriptionEvent,
	FundSubscriptionInput,
} from "./fund-subscription.setup.ts";
export { Funds, type IncomesQuery } from "./funds.port.ts";
export { type FundReading, readFund } from "./read-fund.ts";
export { readSubscription } from "./read-subscription.ts";
export { reconcileRedemption } from "./reconcile-redemption.ts";
export { reconcileSubscription, type SentSubscription } from "./reconcile-subscription.ts";
export { redemptionMachine } from "./redemption.machine.ts";
export type { RedemptionContext, RedemptionEvent } from "./redemption.setup.ts";
export { type Redemption, type RedemptionSummary, summariseRedemption } from "./redemption-form.ts";
export { redemptionPenaltyRule } from "./redemption-penalty.rule.ts";
export {
	type Income,
	type Subscription,
	type SubscriptionId,
	type SubscriptionOrder,
	type SubscriptionStatus,
	subscriptionId,
} from "./subscription.ts";
export type { SubscriptionChange, SubscriptionForm } from "./subscription-form.ts";
export {
	type SubscriptionFacts,
	type SubscriptionSummary,
	summariseSubscription,
} from "./subscription-summary.ts";
export { fundTotalProfitRule } from "./total-profit.rule.ts";
