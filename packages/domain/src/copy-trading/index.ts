export { CopyTrading, type FollowOrdersQuery } from "./copy-trading.port.ts";
export { type CopyTradingTile, copyTradingTile } from "./copy-trading-tile.ts";
export { followMachine } from "./follow.machine.ts";
export type { FollowContext, FollowEvent, FollowInput } from "./follow.setup.ts";
export type { FollowCommand, FollowerSettings, FollowRequest } from "./follow-command.ts";
export { emptyFollow, type FollowChange, type FollowForm } from "./follow-form.ts";
export type {
	FollowOrder,
	FollowOrdersOf,
	FollowOrdersTab,
	FollowOrderUpdate,
} from "./follow-order.ts";
export { changedFollowOrders, followOrderKey } from "./follow-orders.ts";
export {
	type FollowBarrier,
	type FollowFacts,
	type FollowIssue,
	type FollowSummary,
	summariseFollow,
	type UnfollowWarning,
} from "./follow-summary.ts";
export type { Follower, FollowersSummary } from "./follower.ts";
export { type Leader, type LeaderOrder, leaderOrders } from "./leader.ts";
export { Leaders, type RankingQuery } from "./leaders.port.ts";
export type { MultipleIssue } from "./read-multiple.ts";
export { reconcileFollow } from "./reconcile-follow.ts";
export { reconcileTraderApplication } from "./reconcile-trader-application.ts";
export { statisticsWeeks, type Trader } from "./trader.ts";
export {
	type TraderApplicationContext,
	type TraderApplicationEvent,
	traderApplicationMachine,
} from "./trader-application.machine.ts";
export {
	summariseTraderApplication,
	type TraderApplication,
	type TraderApplicationIssue,
} from "./trader-application-form.ts";
export { type UserId, userId } from "./user-id.ts";
