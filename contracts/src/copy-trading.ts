import { Schema } from "effect";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import {
	AmountText,
	Count,
	Figure,
	FlagNumber,
	Id,
	IdText,
	NonEmptyText,
	oneOfNumbers,
	optional,
	PageText,
	pageOf,
	ShownMoment,
	Text,
	UnsignedFigure,
	unsettable,
	Whole,
} from "./wire.ts";

/** An entry of the ranking. Rates are percents (docs/assumptions.md, A-70). */
export const LeaderRankItem = Schema.Struct({
	user: Schema.Struct({
		id: Id,
		nickname: optional(Text),
		/** Address of a picture; may be empty. */
		avatar: optional(Text),
	}),
	/** Customers find the leader by this code. */
	code: optional(Text),
	multiple: optional(UnsignedFigure),
	three_week_rate: optional(Figure),
	three_week_win: optional(UnsignedFigure),
	three_week_profit: optional(Figure),
	total_rate: optional(Figure),
	total_trade_num: optional(Count),
}).annotate({ identifier: "LeaderRankItem" });

/** The path is not shown (docs/assumptions.md, A-122). */
export const getRanking = definePage({
	id: "copy-trading.getRanking",
	path: "/v2/api/follow/rank",
	access: "public",
	clause: "Spec 1 §2, §3, §7",
	summary: "A page of the leaders, best first by one of their figures",
	input: Schema.Struct({
		sort: Schema.Literals(["three_week_rate", "three_week_win", "three_week_profit", "total_rate"]),
		page: PageText,
	}),
	row: LeaderRankItem,
	example: {
		input: { sort: "three_week_rate", page: "1" },
		reply: onePage({
			user: { id: 1001, nickname: "Ada", avatar: "" },
			code: "TW1001",
			multiple: "50",
			three_week_rate: "12.34",
			three_week_win: "63.64",
			three_week_profit: "1234.5",
			total_rate: "20.11",
			total_trade_num: 132,
		}),
	},
});

/** A trader on a card. Rates are percents (docs/assumptions.md, A-70). */
export const Trader = Schema.Struct({
	/** Of the card. */
	id: optional(Id),
	/** Of the person; every call names the trader by it. */
	user_id: Id,
	nickname: optional(Text),
	/** Address of a picture; may be empty. */
	avatar: optional(Text),
	follow_num: optional(Count),
	/** Open orders. */
	position_num: optional(Count),
	/** Closed orders. */
	total_num: optional(Count),
	/** Sum of the maximum amounts of the followers. */
	total_amount: optional(UnsignedFigure),
	/** Contracts that are open for followers. */
	position_quantity: optional(UnsignedFigure),
	max_amount: optional(UnsignedFigure),
	profit_percent: optional(Figure),
	total_profit: optional(Figure),
	/** Of the followers, by copying. */
	total_profits: optional(Figure),
	/** By the signed-in customer. Only 1 sets it; in the list of the followed traders only 0 clears it. */
	is_followed: optional(FlagNumber),
}).annotate({ identifier: "Trader" });

const exampleTrader = {
	id: 1,
	user_id: 1001,
	nickname: "Ada",
	avatar: "",
	follow_num: 12,
	position_num: 2,
	total_num: 132,
	total_amount: "24000",
	position_quantity: "3.5",
	max_amount: "50000",
	profit_percent: "20.11",
	total_profit: "2011.5",
	total_profits: "845.25",
	is_followed: 0 as const,
};

export const getTraders = definePage({
	id: "copy-trading.getTraders",
	path: "/api/follow/trader_list",
	access: "public",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the master traders",
	input: Schema.Struct({ page: PageText }),
	row: Trader,
	example: { input: { page: "1" }, reply: onePage(exampleTrader) },
});

export const getTrader = defineCall({
	id: "copy-trading.getTrader",
	kind: "query",
	method: "GET",
	path: "/api/follow/trader_detail",
	sends: "query",
	access: "public",
	clause: "Spec 2 §2, §7",
	summary: "One master trader",
	input: Schema.Struct({ trader_id: IdText }),
	reply: Trader,
	example: { input: { trader_id: "1001" }, reply: exampleTrader },
});

export const getFollowedTraders = defineCall({
	id: "copy-trading.getFollowedTraders",
	kind: "query",
	method: "GET",
	path: "/api/follow/followed_trader",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §2, §7",
	summary: "The master traders that the customer follows",
	input: Schema.Struct({}),
	reply: Schema.Array(Trader),
	example: { input: {}, reply: [{ ...exampleTrader, is_followed: 1 as const }] },
});

/** A contract order of a trader, or its copy for a follower. */
export const FollowOrder = Schema.Struct({
	Id,
	ForexTradeLists: optional(Schema.Struct({ ShowCode: optional(NonEmptyText) })),
	/** 2 opened by copying. */
	FollowType: optional(Whole),
	/** 0 pending, 1 holding, 3 closed, 4 cancelled. */
	Status: oneOfNumbers([0, 1, 3, 4]),
	OriginPrice: optional(UnsignedFigure),
	/** The fill price; `"0"` or not set while pending. */
	Price: unsettable(UnsignedFigure),
	/** The latest price while holding; the close price once closed. */
	UpdatePrice: optional(UnsignedFigure),
	/** 1 buy, otherwise sell. */
	OrderType: Whole,
	Quantity: optional(UnsignedFigure),
	FactProfits: optional(Figure),
	CreateTimeHandler: ShownMoment,
	/** When it was closed, as in the customer's own orders (docs/assumptions.md, A-400). */
	CompleteTimeHandler: ShownMoment,
}).annotate({ identifier: "FollowOrder" });

const exampleFollowOrder = {
	Id: 1_000_501,
	ForexTradeLists: { ShowCode: "EUR/USD" },
	FollowType: 1,
	Status: 1 as const,
	OriginPrice: "1.08402",
	Price: "1.08402",
	UpdatePrice: "1.08450",
	OrderType: 1,
	Quantity: "0.5",
	FactProfits: "24",
	CreateTimeHandler: "2026-01-01 00:00:00",
	CompleteTimeHandler: "",
};

export const getFollowOrders = definePage({
	id: "copy-trading.getFollowOrders",
	path: "/v2/api/forex/my_deal_follow_order",
	access: "public",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of a trader's orders, or of the copies for a follower, newest first",
	input: Schema.Struct({
		user_id: IdText,
		/** The copies for this follower; without it, the trader's own orders (docs/assumptions.md, A-69). */
		follower_user_id: Schema.optionalKey(IdText),
		/** 1 following (open), 3 closed. */
		status: Schema.Literals(["1", "3"]),
		page: PageText,
	}),
	row: FollowOrder,
	example: { input: { user_id: "1001", status: "1", page: "1" }, reply: onePage(exampleFollowOrder) },
});

export const followTrader = defineCommand({
	id: "copy-trading.follow",
	method: "POST",
	path: "/api/follow/follow_trader",
	clause: "Spec 2 §2, §5, §7",
	summary: "Follow a trader: copy the orders, each in a multiple of its size, up to a maximum amount",
	input: Schema.Struct({ trader_id: IdText, multiple: AmountText, max_amount: AmountText }),
	example: { input: { trader_id: "1001", multiple: "1", max_amount: "500" }, reply: {} },
});

export const cancelFollow = defineCommand({
	id: "copy-trading.unfollow",
	method: "POST",
	path: "/api/follow/canal_follow",
	clause: "Spec 2 §4, §7, §8",
	summary: "Stop following a trader; open copies stay open",
	input: Schema.Struct({ trader_id: IdText }),
	example: { input: { trader_id: "1001" }, reply: {} },
});

export const applyTrader = defineCommand({
	id: "copy-trading.applyAsTrader",
	method: "POST",
	path: "/api/follow/apply_trader",
	clause: "Spec 2 §5, §6, §7",
	summary: "Apply to become a trader",
	input: Schema.Struct({}),
	example: { input: {}, reply: {} },
});

export const Follower = Schema.Struct({
	/** The follower's user id (docs/assumptions.md, A-69). */
	follow_id: Id,
	nickname: optional(Text),
	avatar: optional(Text),
	/** In percent. */
	profitability: optional(Figure),
	total_profits: optional(Figure),
}).annotate({ identifier: "Follower" });

export const getMyFollowers = defineCall({
	id: "copy-trading.getMyFollowers",
	kind: "query",
	method: "GET",
	path: "/api/follow/my_follower",
	sends: "query",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the signed-in trader's followers, with the totals",
	input: Schema.Struct({ page: PageText }),
	reply: Schema.Struct({
		...pageOf(Follower).fields,
		/** Of closed copies of all followers. */
		total_profits: optional(Figure),
		/** Of open copies; "profit to pay". */
		position_profits: optional(Figure),
		follow_num: optional(Count),
	}),
	example: {
		input: { page: "1" },
		reply: {
			...onePage({
				follow_id: 7,
				nickname: "Omar",
				avatar: "/media/avatars/omar.png",
				profitability: "3.2",
				total_profits: "32",
			}),
			total_profits: "32",
			position_profits: "1.5",
			follow_num: 1,
		},
	},
});
