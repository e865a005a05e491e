export { CopyTrading, type FollowOrdersQuery } from "./copy-trading.port.ts";
export { type CopyTradingTile, copyTradingTile } from "./copy-trading-tile.ts";
export { followMachine } from "./follow/follow.machine.ts";
export type { FollowContext, FollowEvent, FollowInput } from "./follow/follow.setup.ts";
export type { FollowCommand, FollowerSettings, FollowRequest } from "./follow/follow-command.ts";
export { emptyFollow, type FollowChange, type FollowForm } from "./follow/follow-form.ts";
export type {
	FollowOrder,
	FollowOrdersOf,
	FollowOrdersTab,
	FollowOrderUpdate,
} from "./follow/follow-order.ts";
export { applyFollowOrderUpdates, followOrderKey, hasOtherOrders } from "./follow/follow-orders.ts";
export {
	type FollowBlock,
	type FollowFacts,
	type FollowIssue,
	type FollowSummary,
	readMaxAmount,
	summariseFollow,
	type UnfollowWarning,
} from "./follow/follow-summary.ts";
export { type MultipleIssue, readMultiple } from "./follow/read-multiple.ts";
export { reconcileFollow } from "./follow/reconcile-follow.ts";
export { type TypicalCopy, typicalCopy } from "./follow/typical-copy.ts";
export type { Follower, FollowersSummary } from "./follower.ts";
export { type Leader, type LeaderOrder, leaderOrders } from "./leader.ts";
export { Leaders, type RankingQuery } from "./leaders.port.ts";
export { averageHoldingRule } from "./risk/average-holding.rule.ts";
export { type CopiedOutcome, type CopiedTrade, copiedOutcome } from "./risk/copied-outcome.ts";
export { copiedResultRule } from "./risk/copied-result.rule.ts";
export { drawdownRule } from "./risk/drawdown.rule.ts";
export { readTrades, type TradesQuery } from "./risk/read-trades.ts";
export { traderRiskMachine } from "./risk/trader-risk.machine.ts";
export { type ClosedTrade, type TraderRisk, traderRisk } from "./risk/trader-risk.ts";
export { winRateRule } from "./risk/win-rate.rule.ts";
export { reconcileTraderApplication } from "./trader/reconcile-trader-application.ts";
export { statisticsWeeks, type Trader } from "./trader/trader.ts";
export {
	type TraderApplicationContext,
	type TraderApplicationEvent,
	traderApplicationMachine,
} from "./trader/trader-application.machine.ts";
export {
	summariseTraderApplication,
	type TraderApplication,
	type TraderApplicationIssue,
} from "./trader/trader-application-form.ts";
export { type UserId, userId } from "./user-id.ts";
