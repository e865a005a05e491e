import { Schema } from "effect";
import { definePage, onePage } from "./call.ts";
import { Count, Figure, Id, optional, PageText, Text, UnsignedFigure } from "./wire.ts";

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
