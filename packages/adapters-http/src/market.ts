import { market as contract, type ReplyOf } from "@tradewind/contracts";
import {
	type Candle,
	type Instrument,
	instant,
	instrumentCode,
	instrumentId,
	type MarketData,
	type Period,
	price,
	type Quote,
	quantity,
	rate,
	type Sparkline,
} from "@tradewind/domain";
import { Effect } from "effect";
import type { Http } from "./http.ts";
import { decimalOf } from "./wire-decimal.ts";

/** What can be traded and what it has been worth, over HTTP; `clock` tells when a quotation came. */
export const marketData = (http: Http, clock: () => number): MarketData["Service"] => ({
	instruments: Effect.map(http.ask(contract.getTradeList, {}), (list) => {
		const receivedAt = clock();
		return {
			instruments: list.map(instrumentOf),
			quotes: list.map((instrument) => quoteOf(instrument, receivedAt)),
		};
	}),
	categories: Effect.map(http.ask(contract.getCategories, {}), (list) =>
		list.map(({ Id, NameShowTrans }) => ({ id: Id, name: NameShowTrans })),
	),
	sparklines: Effect.map(http.ask(contract.getSparklines, {}), (list) => list.map(sparklineOf)),
	candles: ({ instrument, period }) =>
		Effect.map(
			http.ask(contract.getKline, { forex_id: String(instrument), period: wirePeriods[period] }),
			(bars) => ascending(bars.map(candleOf)),
		),
});

type WireInstrument = ReplyOf<typeof contract.getTradeList>[number];

const wirePeriods = {
	"1M": "1min",
	"5M": "5min",
	"15M": "15min",
	"30M": "30min",
	"1H": "60min",
	"1D": "1day",
} as const satisfies Record<Period, string>;

const instrumentOf = (wire: WireInstrument): Instrument => ({
	id: instrumentId(wire.Id),
	code: instrumentCode(wire.Code),
	symbol: wire.ShowCode,
	logo: wire.Logo,
	categoryId: wire.CategoryId,
	isOpen: wire.MarketStatus === 1,
	pricePrecision: wire.PricePrecision,
	contractSize: quantity(decimalOf(wire.ForexContNum)),
	minQuantity: quantity(decimalOf(wire.ForexMinCont)),
	quantityStep: quantity(decimalOf(wire.Pip)),
	feeRate: rate(decimalOf(wire.ForexFeeRate)),
	marginMode: wire.MarginMode === 1 ? "fixed" : "leveraged",
	multiples: wire.HasForexMultiple.map(({ Value, Default }) => ({
		value: rate(decimalOf(Value)),
		isDefault: Default === 1,
	})),
	day: {
		open: price(decimalOf(wire.ForexQuotations.Open)),
		high: price(decimalOf(wire.ForexQuotations.High)),
		low: price(decimalOf(wire.ForexQuotations.Low)),
	},
});

const quoteOf = ({ Code, ForexQuotations }: WireInstrument, receivedAt: number): Quote => ({
	code: instrumentCode(Code),
	price: price(decimalOf(ForexQuotations.Close)),
	change: rate(decimalOf(ForexQuotations.Change)),
	madeAt: instant(ForexQuotations.Time * 1000),
	receivedAt: instant(receivedAt),
});

const sparklineOf = ({ Code, Kline }: ReplyOf<typeof contract.getSparklines>[number]): Sparkline => ({
	code: instrumentCode(Code),
	closes: Kline.map(({ Close }) => price(decimalOf(Close))),
});

const candleOf = (bar: ReplyOf<typeof contract.getKline>[number]): Candle => ({
	time: bar.Time,
	open: price(decimalOf(bar.Open)),
	high: price(decimalOf(bar.High)),
	low: price(decimalOf(bar.Low)),
	close: price(decimalOf(bar.Close)),
	volume: quantity(decimalOf(bar.Volume)),
});

/** One candle for each time, the later one of two, in the order of time. */
const ascending = (candles: readonly Candle[]): readonly Candle[] =>
	[...new Map(candles.map((candle) => [candle.time, candle])).values()].sort((a, b) => a.time - b.time);
