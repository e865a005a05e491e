import { copyTrading as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { pageOf, pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import type { Contract } from "../contract/contract.routes.ts";
import type { Order } from "../contract/order.ts";
import type { Core } from "../core/core.ts";
import { accountOf } from "../customers/accounts.ts";
import { plus } from "../ledger/wallet.ts";
import { copyTradingCommands } from "./copy-trading.commands.ts";
import { createCopyTrading } from "./copy-trading.ts";
import { waitingTraders } from "./copy-trading.waiting.ts";
import { followedReport } from "./followed-report.ts";
import { leaderPicture } from "./leader-picture.ts";
import type { createTraders, MasterTrader } from "./traders.ts";
import { wireFollowOrder } from "./wire-follow-order.ts";

export const copyTrading = (core: Core, { contract }: { readonly contract: Contract }) => {
	const { sessions, clock } = core;
	const state = createCopyTrading(core, contract);
	const { follows, following, leaders, viewedOrders, traders, applications } = state;

	/** With the figures at this moment, best first. */
	const rankedBy = (figure: Sort): readonly Ranked[] =>
		traders
			.all()
			.map((trader) => ({ trader, figures: traders.figures(trader, clock.now()) }))
			.sort(
				(one, other) =>
					BigDecimal.Order(other.figures[figure], one.figures[figure]) || one.trader.id - other.trader.id,
			);
	const wireTrader = ({ trader, figures }: Ranked, viewerId: number | undefined) => ({
		id: trader.id,
		user_id: trader.id,
		nickname: trader.nickname,
		avatar: trader.avatar,
		follow_num: figures.followers,
		position_num: figures.holding,
		total_num: figures.trades,
		total_amount: toText(figures.amount),
		position_quantity: toText(figures.autoOpened),
		max_amount: toText(figures.accepted),
		profit_percent: toText(figures.three_week_rate),
		total_profit: toText(figures.three_week_profit),
		total_profits: toText(figures.copyProfit),
		is_followed: viewerId !== undefined && follows.of(viewerId, trader.id) ? (1 as const) : (0 as const),
	});
	const wireNow = (trader: MasterTrader, viewerId: number | undefined) =>
		wireTrader({ trader, figures: traders.figures(trader, clock.now()) }, viewerId);

	return {
		...state,
		commands: copyTradingCommands(core, state),
		waiting: () => waitingTraders(core, state),
		followedBy: (customerId: number) => followedReport(core, state, customerId),
		report: () => ({
			follows: sessions.customers().flatMap((customer) =>
				followedReport(core, state, customer.id).map((follow) => ({
					follower: accountOf(customer),
					...follow,
				})),
			),
		}),
		pictureOf: leaderPicture,
		routes: [
			publicRoute(calls.getRanking, ({ input: { sort, page } }) => {
				const ids = new Set(leaders.all().map(({ id }) => id));
				const ranked = rankedBy(sort).filter(({ trader }) => ids.has(trader.id));
				const multiples = new Map(leaders.all().map(({ id, instruments }) => [id, instruments[0]]));
				return pageReply(ranked, page, ({ trader, figures }) => ({
					user: { id: trader.id, nickname: trader.nickname, avatar: trader.avatar },
					code: `TW${trader.id}`,
					multiple: multiples.get(trader.id)?.listing.multiples[0] ?? "1",
					three_week_rate: toText(figures.three_week_rate),
					three_week_win: toText(figures.three_week_win),
					three_week_profit: toText(figures.three_week_profit),
					total_rate: toText(figures.total_rate),
					total_trade_num: figures.trades,
				}));
			}),

			publicRoute(calls.getTraders, ({ input: { page }, customer }) =>
				pageReply(rankedBy("three_week_rate"), page, (ranked) => wireTrader(ranked, customer?.id)),
			),

			publicRoute(calls.getTrader, ({ input, customer }) => {
				const trader = traders.find(Number(input.trader_id));
				return trader ? reply(wireNow(trader, customer?.id)) : refuse("trader.noSuchTrader");
			}),

			customerRoute(calls.getFollowedTraders, ({ customer }) =>
				reply(
					follows.followedBy(customer.id).flatMap(({ traderId }) => {
						const trader = traders.find(traderId);
						return trader ? [wireNow(trader, customer.id)] : [];
					}),
				),
			),

			publicRoute(calls.getFollowOrders, ({ input, customer, language }) => {
				leaders.all();
				const of = {
					traderId: Number(input.user_id),
					followerId: input.follower_user_id === undefined ? undefined : Number(input.follower_user_id),
				};
				const stage = input.status === "1" ? "holding" : "closed";
				const orders = viewedOrders
					.all(of, customer?.id)
					.filter((order) => order.stage === stage)
					.sort(newestFirst);
				return pageReply(orders, input.page, (order) => wireFollowOrder(order, clock.now(), language));
			}),

			customerRoute(calls.followTrader, ({ input, customer }) =>
				Result.flatMap(following.begin(customer, input), () => reply({}, "trader.followed")),
			),

			customerRoute(calls.cancelFollow, ({ input, customer }) =>
				Result.flatMap(following.end(customer, input), () => reply({}, "trader.unfollowed")),
			),

			customerRoute(calls.applyTrader, ({ customer }) =>
				Result.flatMap(applications.apply(customer), () => reply({}, "trader.applicationSent")),
			),

			customerRoute(calls.getMyFollowers, ({ input, customer }) => {
				const followers = follows.followersOf(customer.id).map((follow) => ({
					follow,
					figures: traders.follower(follow, clock.now()),
				}));
				const { data, total } = pageOf(followers, input.page);
				return reply({
					data: data.map(({ follow, figures }) => ({
						follow_id: follow.followerId,
						nickname: sessions.customer(follow.followerId)?.nickname ?? "",
						avatar: "",
						profitability: toText(figures.share),
						total_profits: toText(figures.profit),
					})),
					total,
					total_profits: toText(plus(...followers.map(({ figures }) => figures.closed))),
					position_profits: toText(plus(...followers.map(({ figures }) => figures.floating))),
					follow_num: total,
				});
			}),
		],
	};
};

type Sort = "three_week_rate" | "three_week_win" | "three_week_profit" | "total_rate";

interface Ranked {
	readonly trader: MasterTrader;
	readonly figures: ReturnType<ReturnType<typeof createTraders>["figures"]>;
}

const newestFirst = (one: Order, other: Order): number =>
	(other.completedAt ?? 0) - (one.completedAt ?? 0) || other.createdAt - one.createdAt || other.id - one.id;
