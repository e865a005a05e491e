import { Schema } from "effect";
import { defineCall, defineCommand } from "./call.ts";
import {
	AmountText,
	Count,
	Figure,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	oneOfNumbers,
	optional,
	PageText,
	rowsOf,
	ShownMoment,
	Text,
	UnsignedFigure,
	unsettable,
} from "./wire.ts";

/** The lists of funds report the number of their last page instead of their rows (Spec 2 §7). */
const fundPageOf = <A>(row: Schema.Codec<A, unknown>) =>
	Schema.Struct({ data: rowsOf(row), last_page: optional(Count) });

/** A fund; amounts are in its own currency. */
export const Fund = Schema.Struct({
	id: Id,
	title: optional(Text),
	/** Address of a picture; may be empty. */
	image: optional(Text),
	/** `USDT`. */
	currency_code: NonEmptyText,
	/** Daily profit in percent of the amount. */
	dividend_percentage: UnsignedFigure,
	/** Limits of a subscription; `"0"` or not set is none. */
	staring_sub_amount: unsettable(UnsignedFigure),
	max_sub_amount: unsettable(UnsignedFigure),
	limit_num: optional(UnsignedFigure),
	lock_dividend_days: Count,
	/** Penalty of an early redemption in percent of the amount. */
	liquidated_damages: UnsignedFigure,
	/** HTML. */
	desc: optional(Text),
}).annotate({ identifier: "Fund" });

/** The fund of a subscription: nothing is subscribed by it, so that no field is required. */
const SubscribedFund = Schema.Struct({
	id: optional(Id),
	title: optional(Text),
	image: optional(Text),
	currency_code: optional(NonEmptyText),
	dividend_percentage: optional(UnsignedFigure),
	staring_sub_amount: optional(UnsignedFigure),
	max_sub_amount: optional(UnsignedFigure),
	limit_num: optional(UnsignedFigure),
	lock_dividend_days: optional(Count),
	liquidated_damages: optional(UnsignedFigure),
	desc: optional(Text),
}).annotate({ identifier: "SubscribedFund" });

const exampleFund = {
	id: 1,
	title: "Steady 30",
	image: "/media/funds/steady.svg",
	currency_code: "USDT",
	dividend_percentage: "0.5",
	staring_sub_amount: "100",
	max_sub_amount: "5000",
	limit_num: "10",
	lock_dividend_days: 30,
	liquidated_damages: "3",
	desc: "<p>Pays income every day.</p>",
};

export const getFunds = defineCall({
	id: "fund.getFunds",
	kind: "query",
	method: "GET",
	path: "/api/fund/list",
	sends: "query",
	access: "public",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the funds",
	input: Schema.Struct({ page: PageText }),
	reply: fundPageOf(Fund),
	example: { input: { page: "1" }, reply: { data: [exampleFund], last_page: 1 } },
});

export const getFund = defineCall({
	id: "fund.getFund",
	kind: "query",
	method: "GET",
	path: "/api/fund/info",
	sends: "query",
	access: "public",
	clause: "Spec 2 §2, §3, §7",
	summary: "One fund",
	input: Schema.Struct({ id: IdText }),
	reply: Fund,
	example: { input: { id: "1" }, reply: exampleFund },
});

export const getTotals = defineCall({
	id: "fund.getTotals",
	kind: "query",
	method: "GET",
	path: "/api/fund/totalReport",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "The customer's totals: subscribed now, income of today, income so far",
	input: Nothing,
	reply: Schema.Struct({
		total_share_amount: optional(Figure),
		today_fund_amount: optional(Figure),
		total_fund_amount: optional(Figure),
	}),
	example: {
		input: {},
		reply: { total_share_amount: "1000", today_fund_amount: "5", total_fund_amount: "15" },
	},
});

export const Subscription = Schema.Struct({
	id: Id,
	/** 1 doing, 2 refunding, 3 refunded, 4 finished. */
	status: oneOfNumbers([1, 2, 3, 4]),
	share_amount: UnsignedFigure,
	sub_time: ShownMoment,
	day_profit: optional(UnsignedFigure),
	sum_profit: optional(UnsignedFigure),
	get_fund: optional(SubscribedFund),
}).annotate({ identifier: "Subscription" });

export const getSubscriptions = defineCall({
	id: "fund.getSubscriptions",
	kind: "query",
	method: "GET",
	path: "/api/fund/subList",
	sends: "query",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the customer's subscriptions, newest first",
	input: Schema.Struct({ page: PageText }),
	reply: fundPageOf(Subscription),
	example: {
		input: { page: "1" },
		reply: {
			data: [
				{
					id: 1,
					status: 1 as const,
					share_amount: "1000",
					sub_time: "2026-01-01 00:00:00",
					day_profit: "5",
					sum_profit: "15",
					get_fund: exampleFund,
				},
			],
			last_page: 1,
		},
	},
});

export const Income = Schema.Struct({
	id: Id,
	interest: optional(UnsignedFigure),
	created_at: ShownMoment,
}).annotate({ identifier: "Income" });

export const getIncomes = defineCall({
	id: "fund.getIncomes",
	kind: "query",
	method: "GET",
	path: "/api/fund/insList",
	sends: "query",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the income of a subscription, newest first",
	input: Schema.Struct({ sub_id: IdText, page: PageText }),
	reply: fundPageOf(Income),
	example: {
		input: { sub_id: "1", page: "1" },
		reply: { data: [{ id: 1, interest: "5", created_at: "2026-01-02 00:00:00" }], last_page: 1 },
	},
});

export const subscribe = defineCommand({
	id: "fund.subscribe",
	method: "GET",
	path: "/api/fund/buy",
	clause: "Spec 2 §2, §5, §7",
	summary: "Subscribe to a fund with an amount in its currency",
	input: Schema.Struct({ id: IdText, amount: AmountText }),
	example: { input: { id: "1", amount: "100" }, reply: {} },
});

export const redeem = defineCommand({
	id: "fund.redeem",
	method: "GET",
	path: "/api/fund/applyRefund",
	clause: "Spec 2 §4, §7, §9",
	summary: "Redeem a subscription early, minus the penalty of its fund",
	input: Schema.Struct({ sub_id: IdText }),
	example: { input: { sub_id: "1" }, reply: {} },
});
