import { copyTrading } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import {
	CopyTrading,
	type FollowOrdersQuery,
	type LeaderOrder,
	Leaders,
	userId,
} from "@tradewind/domain/copy-trading";
import { decimal, money, rate } from "@tradewind/domain/money";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const leader = {
	userId: 1001,
	nickname: "Ada",
	avatar: "",
	code: "TW1001",
	multiple: decimal("50"),
	threeWeekReturn: decimal("12.34"),
	threeWeekWins: decimal("63.64"),
	threeWeekProfit: decimal("1234.5"),
	totalReturn: decimal("20.11"),
	totalTrades: 132,
};

const ranking = (order: LeaderOrder) => Leaders.use((port) => port.ranking({ order, page: 1 }));
const by = (sort: string) => ({ input: { ...copyTrading.getRanking.example.input, sort } });

const trader = {
	userId: 1001,
	nickname: "Ada",
	avatar: "",
	followers: 12,
	openPositions: 2,
	closedPositions: 132,
	totalFollowed: decimal("24000"),
	autoOpened: decimal("3.5"),
	maxFollowed: decimal("50000"),
	profitPercent: decimal("20.11"),
	profit: decimal("2011.5"),
	copyProfit: decimal("845.25"),
	isFollowed: false,
};

const order = {
	id: 1_000_501,
	symbol: "EUR/USD",
	isCopy: false,
	direction: "buy",
	quantity: decimal("0.5"),
	askedPrice: decimal("1.08402"),
	openPrice: decimal("1.08402"),
	latestPrice: decimal("1.08450"),
	profit: decimal("24"),
	stage: "holding",
	createdAt: "2026-01-01 00:00:00",
	closedAt: undefined,
};

const followers = {
	rows: [
		{
			userId: 7,
			nickname: "Omar",
			avatar: "/media/avatars/omar.png",
			returnPercent: decimal("3.2"),
			totalProfit: decimal("32"),
		},
	],
	total: 1,
	extra: { profitToPay: decimal("1.5"), totalProfit: decimal("32"), followers: 1 },
};

const ada = userId(1001);
const orders = (query: Pick<FollowOrdersQuery, "tab" | "followerId">) =>
	CopyTrading.use((port) => port.orders({ traderId: ada, page: 1, ...query }));
const ordersInput = copyTrading.getFollowOrders.example.input;
const follow = (multiple = "1") =>
	CopyTrading.use((port) =>
		port.follow({
			trader: ada,
			settings: { multiple: rate(decimal(multiple)), maxAmount: money(decimal("500")) },
		}),
	);
const unfollow = CopyTrading.use((port) => port.unfollow(ada));
const apply = CopyTrading.use((port) => port.applyAsTrader);
const done = { message: "ok" };

export const pact = [
	consumes(copyTrading.getRanking, ranking("threeWeekReturn"), onePage(leader)),
	consumes(copyTrading.getRanking, ranking("threeWeekWins"), onePage(leader), {
		when: "by wins",
		...by("three_week_win"),
	}),
	consumes(copyTrading.getRanking, ranking("threeWeekProfit"), onePage(leader), {
		when: "by profit",
		...by("three_week_profit"),
	}),
	consumes(copyTrading.getRanking, ranking("totalReturn"), onePage(leader), {
		when: "by the whole return",
		...by("total_rate"),
	}),
	consumes(
		copyTrading.getTraders,
		CopyTrading.use((port) => port.traders(1)),
		onePage(trader),
	),
	consumes(
		copyTrading.getTrader,
		CopyTrading.use((port) => port.trader(ada)),
		trader,
		{ given: providerStates.traderToFollow, fromState: { trader_id: "traderId" } },
	),
	consumes(
		copyTrading.getFollowedTraders,
		CopyTrading.use((port) => port.followedTraders),
		[{ ...trader, isFollowed: true }],
		{ given: providerStates.follower },
	),
	consumes(copyTrading.getFollowOrders, orders({ tab: "open", followerId: undefined }), onePage(order), {
		when: "that are open",
		given: providerStates.traderToFollow,
		fromState: { user_id: "traderId" },
	}),
	consumes(copyTrading.getFollowOrders, orders({ tab: "closed", followerId: undefined }), onePage(order), {
		when: "that are closed",
		given: providerStates.traderToFollow,
		input: { ...ordersInput, status: "3" },
		fromState: { user_id: "traderId" },
	}),
	consumes(copyTrading.followTrader, follow(), done, { given: providerStates.signedIn }),
	refuses(copyTrading.followTrader, follow(), {
		when: "of a trader who is followed",
		given: providerStates.follower,
	}),
	consumes(copyTrading.cancelFollow, unfollow, done, { given: providerStates.follower }),
	refuses(copyTrading.cancelFollow, unfollow, {
		when: "of a trader who is not followed",
		given: providerStates.signedIn,
	}),
	consumes(copyTrading.applyTrader, apply, done),
	refuses(copyTrading.applyTrader, apply, {
		when: "of a trader",
		given: providerStates.followedTrader,
	}),
	consumes(
		copyTrading.getMyFollowers,
		CopyTrading.use((port) => port.myFollowers(1)),
		followers,
		{ given: providerStates.followedTrader },
	),
];
