export {
	followedProfitCheck,
	followersProfitCheck,
	leaderWinsCheck,
} from "./copy-trading.checks.ts";
export { CopyTrading, type FollowOrdersQuery } from "./copy-trading.port.ts";
export {
	followedList,
	followerList,
	followOrderList,
	rankingList,
	traderList,
} from "./copy-trading-lists.ts";
export {
	copiesRequests,
	followRequests,
	traderApplicationRequests,
	traderRiskRequests,
} from "./copy-trading-requests.ts";
export { copyTradingTile } from "./copy-trading-tile.ts";
export { copiesMachine } from "./follow/copies.machine.ts";
export { type Copies, copiesResult, withLiveProfits } from "./follow/copies.ts";
export { followMachine } from "./follow/follow.machine.ts";
export type { FollowCommand } from "./follow/follow-command.ts";
export type { FollowForm } from "./follow/follow-form.ts";
export type { FollowOrder, FollowOrdersTab } from "./follow/follow-order.ts";
export { applyFollowOrderUpdates, hasOtherOrders } from "./follow/follow-orders.ts";
export { readMaxAmount, summariseFollow } from "./follow/follow-summary.ts";
export { readMultiple } from "./follow/read-multiple.ts";
export { suggestedOrders, suggestedPercent } from "./follow/suggested-amount.rule.ts";
export { suggestedSettings } from "./follow/suggested-settings.ts";
export { type TypicalCopy, typicalCopy } from "./follow/typical-copy.ts";
export type { Follower } from "./follower.ts";
export { type Leader, type LeaderOrder, leaderOrders } from "./leader.ts";
export { Leaders } from "./leaders.port.ts";
export { averageHoldingRule } from "./risk/average-holding.rule.ts";
export { type CopiedOutcome, copiedOutcome } from "./risk/copied-outcome.ts";
export { copiedResultRule } from "./risk/copied-result.rule.ts";
export { type CopyingRisk, copyingRisk } from "./risk/copying-risk.ts";
export { drawdownRule } from "./risk/drawdown.rule.ts";
export { traderRiskMachine } from "./risk/trader-risk.machine.ts";
export { type ClosedTrade, type TraderRisk, traderRisk } from "./risk/trader-risk.ts";
export { winRateRule } from "./risk/win-rate.rule.ts";
export { readApplication } from "./trader/read-application.ts";
export type { Trader } from "./trader/trader.ts";
export { traderApplicationMachine } from "./trader/trader-application.machine.ts";
export {
	messagesSince,
	summariseTraderApplication,
	type TraderApplication,
	type WaitingApplication,
	withApplication,
} from "./trader/trader-application-form.ts";
export { type UserId, userId } from "./user-id.ts";
