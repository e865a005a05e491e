import { Schema } from "effect";
import { defineCall } from "./call.ts";
import {
	ClockText,
	Figure,
	FlagNumber,
	FlagOrWhole,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	optional,
	rowsOf,
	SearchText,
	shownRows,
	Text,
	UnixSeconds,
	UnsignedFigure,
	Whole,
	wholeBetween,
} from "./wire.ts";

/** Candle periods as the calls name them; the screen shows 1M, 5M, 15M, 30M, 1H, 1D (Spec 1 §9). */
export const Period = Schema.Literals(["1min", "5min", "15min", "30min", "60min", "1day"]).annotate({
	identifier: "Period",
});

export const Instrument = Schema.Struct({
	Id,
	Code: NonEmptyText,
	/** Without it `Code` is shown. */
	ShowCode: optional(NonEmptyText),
	Logo: optional(Text),
	CategoryId: optional(Id),
	/** 1 is open; anything else is closed. */
	MarketStatus: optional(FlagOrWhole),
	PricePrecision: wholeBetween(0, 8),
	/** Without `Close` the instrument has no price yet. */
	ForexQuotations: optional(
		Schema.Struct({
			Open: optional(UnsignedFigure),
			Close: optional(UnsignedFigure),
			/** Percent since the day's open, signed: `"-0.35"`. */
			Change: optional(Figure),
			High: optional(UnsignedFigure),
			Low: optional(UnsignedFigure),
			/** When the price was made; a quotation without it cannot price an order (docs/assumptions.md, A-154). */
			Time: optional(UnixSeconds),
		}),
	),
	/** Without multiples the instrument cannot be ordered (Spec 1 §5). */
	HasForexMultiple: rowsOf(Schema.Struct({ Value: UnsignedFigure, Default: optional(FlagNumber) })),
	ForexMinCont: optional(UnsignedFigure),
	ForexContNum: UnsignedFigure,
	ForexFeeRate: UnsignedFigure,
	Pip: UnsignedFigure,
	/** 1 is the fixed mode; anything else computes the margin with the multiple. */
	MarginMode: FlagOrWhole,
	/** The daily trading hours (docs/assumptions.md, A-113). */
	TradeTimes: shownRows(Schema.Struct({ Start: ClockText, End: ClockText })),
	/** When MarketStatus changes next; 0 when no change is planned. */
	NextStatusTime: optional(UnixSeconds),
	/** Milliseconds until then, on the platform's clock; below zero the change is overdue. */
	NextStatusMilliSeconds: optional(Whole),
}).annotate({ identifier: "Instrument" });

export const Category = Schema.Struct({ Id, NameShowTrans: optional(Text) }).annotate({
	identifier: "Category",
});

export const Candle = Schema.Struct({
	Time: UnixSeconds,
	Open: UnsignedFigure,
	High: UnsignedFigure,
	Low: UnsignedFigure,
	Close: UnsignedFigure,
	Volume: optional(UnsignedFigure),
}).annotate({ identifier: "Candle" });

export const Sparkline = Schema.Struct({
	Id: optional(Id),
	Code: NonEmptyText,
	/** Closes, oldest first. */
	Kline: rowsOf(Schema.Struct({ Time: optional(UnixSeconds), Close: UnsignedFigure })),
}).annotate({ identifier: "Sparkline" });

const exampleInstrument = {
	Id: 1,
	Code: "EURUSD",
	ShowCode: "EUR/USD",
	Logo: "",
	CategoryId: 1,
	MarketStatus: 1,
	PricePrecision: 5,
	ForexQuotations: {
		Open: "1.08321",
		Close: "1.08402",
		Change: "0.07",
		High: "1.08502",
		Low: "1.08221",
		Time: 1767225600,
	},
	HasForexMultiple: [{ Value: "100", Default: 1 as const }],
	ForexMinCont: "0.01",
	ForexContNum: "1000",
	ForexFeeRate: "0.5",
	Pip: "0.01",
	MarginMode: 2,
	TradeTimes: [{ Start: "00:00", End: "24:00" }],
	NextStatusTime: 0,
	NextStatusMilliSeconds: 0,
};

export const getTradeList = defineCall({
	id: "market.getInstruments",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/trade_list",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "All instruments with their last quotation",
	input: Nothing,
	reply: Schema.Array(Instrument),
	example: { input: {}, reply: [exampleInstrument] },
});

export const searchInstruments = defineCall({
	id: "market.searchInstruments",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/search",
	sends: "query",
	access: "public",
	clause: "Spec 1 §2, §7",
	summary: "Instruments that a text finds, with their last quotation",
	input: Schema.Struct({ searchCurrency: SearchText }),
	reply: Schema.Array(Instrument),
	example: { input: { searchCurrency: "EUR/USD" }, reply: [exampleInstrument] },
});

export const getCategories = defineCall({
	id: "market.getCategories",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/getCategories",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "Instrument categories, named in the language of the lang header",
	input: Nothing,
	reply: Schema.Array(Category),
	example: { input: {}, reply: [{ Id: 1, NameShowTrans: "Currencies" }] },
});

export const getSparklines = defineCall({
	id: "market.getSparklines",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/abbreviated_cache_kline",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §7",
	summary: "Short price histories for the area charts of the home page",
	input: Nothing,
	reply: Schema.Array(Sparkline),
	example: { input: {}, reply: [{ Id: 1, Code: "EURUSD", Kline: [{ Time: 1767225600, Close: "1.08402" }] }] },
});

export const getKline = defineCall({
	id: "market.getCandles",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/kline",
	sends: "query",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "Candle history, oldest first, the last one still forming",
	input: Schema.Struct({ forex_id: IdText, period: Period }),
	reply: Schema.Array(Candle),
	example: {
		input: { forex_id: "1", period: "5min" },
		reply: [
			{ Time: 1767225600, Open: "1.08321", High: "1.08502", Low: "1.08221", Close: "1.08402", Volume: "120" },
		],
	},
});
