import { copyTrading as contract, type RowOf } from "@tradewind/contracts";
import { orderId } from "@tradewind/domain/contract";
import {
	CopyTrading,
	type Follower,
	type FollowOrder,
	type Leader,
	Leaders,
	type Trader,
	userId,
} from "@tradewind/domain/copy-trading";
import { unnamedInstrument } from "@tradewind/domain/market";
import { money, price, quantity, rate, toText } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { totalOf } from "../http/http.ts";
import { figureOrNone, priceOrUnset } from "../wire/wire-decimal.ts";

/** The ranking of leaders over HTTP. */
export const leaders = adapter(Leaders, (http) => ({
	ranking: ({ order, page }) =>
		http.page(contract.getRanking, { sort: sorts[order], page: String(page) }, leaderOf),
}));

const sorts = {
	threeWeekReturn: "three_week_rate",
	threeWeekWins: "three_week_win",
	threeWeekProfit: "three_week_profit",
	totalReturn: "total_rate",
} as const;

const leaderOf = (item: RowOf<typeof contract.getRanking>): Leader => ({
	userId: userId(item.user.id),
	nickname: item.user.nickname ?? "",
	avatar: item.user.avatar ?? "",
	code: item.code ?? "",
	multiple: figureOrNone(item.multiple, rate),
	threeWeekReturn: figureOrNone(item.three_week_rate, rate),
	threeWeekWins: figureOrNone(item.three_week_win, rate),
	threeWeekProfit: figureOrNone(item.three_week_profit, money),
	totalReturn: figureOrNone(item.total_rate, rate),
	totalTrades: item.total_trade_num ?? undefined,
});

/** Copy trading over HTTP. */
export const copyTrading = adapter(CopyTrading, (http) => ({
	traders: (page) => http.page(contract.getTraders, { page: String(page) }, traderOf),
	trader: (id) => Effect.map(http.query(contract.getTrader, { trader_id: String(id) }), traderOf),
	followedTraders: Effect.map(http.query(contract.getFollowedTraders, {}), (list) =>
		list.map((item) => ({ ...traderOf(item), isFollowed: item.is_followed !== 0 })),
	),
	myFollowers: (page) =>
		Effect.map(http.query(contract.getMyFollowers, { page: String(page) }), (reply) => ({
			rows: reply.data.map(followerOf),
			total: totalOf(reply.data, reply.total, page),
			extra: {
				profitToPay: figureOrNone(reply.position_profits, money),
				totalProfit: figureOrNone(reply.total_profits, money),
				followers: reply.follow_num ?? undefined,
			},
		})),
	orders: ({ traderId, followerId, tab, page }) =>
		http.page(
			contract.getFollowOrders,
			{
				user_id: String(traderId),
				...(followerId !== undefined && { follower_user_id: String(followerId) }),
				status: orderStatuses[tab],
				page: String(page),
			},
			followOrderOf,
		),
	follow: ({ trader, settings }) =>
		http.done(contract.followTrader, {
			trader_id: String(trader),
			multiple: toText(settings.multiple),
			max_amount: toText(settings.maxAmount),
		}),
	unfollow: (trader) => http.done(contract.cancelFollow, { trader_id: String(trader) }),
	applyAsTrader: http.done(contract.applyTrader, {}),
}));

const orderStatuses = { open: "1", closed: "3" } as const;

const stages = { 0: "pending", 1: "holding", 3: "closed", 4: "cancelled" } as const;

/** The `FollowType` of an order that was opened by copying (Spec 2 §3). */
const copied = 2;

const traderOf = (item: RowOf<typeof contract.getTraders>): Trader => ({
	userId: userId(item.user_id),
	nickname: item.nickname ?? "",
	avatar: item.avatar ?? "",
	followers: item.follow_num ?? undefined,
	openPositions: item.position_num ?? undefined,
	closedPositions: item.total_num ?? undefined,
	totalFollowed: figureOrNone(item.total_amount, money),
	autoOpened: figureOrNone(item.position_quantity, quantity),
	maxFollowed: figureOrNone(item.max_amount, money),
	profitPercent: figureOrNone(item.profit_percent, rate),
	profit: figureOrNone(item.total_profit, money),
	copyProfit: figureOrNone(item.total_profits, money),
	isFollowed: item.is_followed === 1,
});

const followOrderOf = (item: RowOf<typeof contract.getFollowOrders>): FollowOrder => ({
	id: orderId(item.Id),
	symbol: item.ForexTradeLists?.ShowCode ?? unnamedInstrument,
	isCopy: item.FollowType === copied,
	direction: item.OrderType === 1 ? "buy" : "sell",
	quantity: figureOrNone(item.Quantity, quantity),
	askedPrice: figureOrNone(item.OriginPrice, price),
	openPrice: priceOrUnset(item.Price),
	latestPrice: priceOrUnset(item.UpdatePrice),
	profit: figureOrNone(item.FactProfits, money),
	stage: stages[item.Status],
	createdAt: item.CreateTimeHandler ?? "",
	closedAt: item.CompleteTimeHandler || undefined,
});

const followerOf = (item: RowOf<typeof contract.getMyFollowers>): Follower => ({
	userId: userId(item.follow_id),
	nickname: item.nickname ?? "",
	avatar: item.avatar ?? "",
	returnPercent: figureOrNone(item.profitability, rate),
	totalProfit: figureOrNone(item.total_profits, money),
});
