import { market as contract, type ReplyOf } from "@tradewind/contracts";
import {
	type Candle,
	type Instrument,
	type InstrumentList,
	instrumentCode,
	instrumentId,
	MarketData,
	type MarketStatusChange,
	type Period,
	type Quote,
	type Sparkline,
} from "@tradewind/domain/market";
import { price, quantity, rate } from "@tradewind/domain/money";
import { type DeviceClock, type DeviceMoment, type Instant, instant } from "@tradewind/domain/time";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone, priceOrUnset } from "../wire/wire-decimal.ts";
import { withMoments } from "../wire/wire-moment.ts";

/** Instruments, quotations and price histories over HTTP. */
export const marketData = adapter(MarketData, (http, { deviceClock }) => ({
	instruments: listOf(http.query(contract.getTradeList, {}), deviceClock),
	search: (text) => listOf(http.query(contract.searchInstruments, { searchCurrency: text }), deviceClock),
	categories: Effect.map(http.query(contract.getCategories, {}, "low"), (list) =>
		list.flatMap(({ Id, NameShowTrans }) => (NameShowTrans ? [{ id: Id, name: NameShowTrans }] : [])),
	),
	sparklines: Effect.map(http.query(contract.getSparklines, {}, "low"), (list) => list.map(sparklineOf)),
	candles: ({ instrument, period }) =>
		Effect.map(
			http.query(contract.getKline, { forex_id: String(instrument), period: wirePeriods[period] }),
			(bars) => ascending(bars.map(candleOf)),
		),
}));

type WireInstrument = ReplyOf<typeof contract.getTradeList>[number];

/** The instruments of an answer with their quotations. */
const listOf = <E>(
	answer: Effect.Effect<readonly WireInstrument[], E>,
	clock: DeviceClock,
): Effect.Effect<InstrumentList, E> =>
	withMoments(clock, answer, (list, { measuredAt, receivedAt }) => {
		const newest = Math.max(...list.map(({ ForexQuotations }) => ForexQuotations?.Time ?? 0));
		return {
			instruments: list.map((instrument) => instrumentOf(instrument, measuredAt)),
			quotes: list.flatMap((instrument) => quoteOf(instrument, { answeredAt: receivedAt.wall, newest })),
		};
	});

const wirePeriods = {
	"1M": "1min",
	"5M": "5min",
	"15M": "15min",
	"30M": "30min",
	"1H": "60min",
	"1D": "1day",
} as const satisfies Record<Period, string>;

const instrumentOf = (wire: WireInstrument, measuredAt: DeviceMoment): Instrument => ({
	id: instrumentId(wire.Id),
	code: instrumentCode(wire.Code),
	symbol: wire.ShowCode ?? wire.Code,
	logo: wire.Logo ?? "",
	categoryId: wire.CategoryId ?? undefined,
	isOpen: wire.MarketStatus === 1,
	pricePrecision: wire.PricePrecision,
	contractSize: quantity(decimalOf(wire.ForexContNum)),
	minQuantity: figureOrNone(wire.ForexMinCont, quantity),
	quantityStep: quantity(decimalOf(wire.Pip)),
	feeRate: rate(decimalOf(wire.ForexFeeRate)),
	marginMode: wire.MarginMode === 1 ? "fixed" : "leveraged",
	multiples: (wire.HasForexMultiple ?? []).map(({ Value, Default }) => ({
		value: rate(decimalOf(Value)),
		isDefault: Default === 1,
	})),
	day: {
		open: figureOrNone(wire.ForexQuotations?.Open, price),
		high: figureOrNone(wire.ForexQuotations?.High, price),
		low: figureOrNone(wire.ForexQuotations?.Low, price),
	},
	hours: hoursOf(wire.TradeTimes ?? []),
	nextStatusChange: nextStatusChangeOf(wire, measuredAt),
});

/** No hours if one of them cannot be read: partial hours would be misleading. */
const hoursOf = (wire: NonNullable<WireInstrument["TradeTimes"]>): Instrument["hours"] => {
	const hours = wire.flatMap((row) => (row ? [{ from: minutesOf(row.Start), to: minutesOf(row.End) }] : []));
	return hours.length === wire.length ? hours : [];
};

/** Minutes of a `HH:mm` that has passed its Schema. */
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const nextStatusChangeOf = (
	{ NextStatusTime, NextStatusMilliSeconds }: WireInstrument,
	measuredAt: DeviceMoment,
): MarketStatusChange | undefined =>
	NextStatusTime && typeof NextStatusMilliSeconds === "number"
		? { at: instant(NextStatusTime * 1000), remaining: Math.max(0, NextStatusMilliSeconds), measuredAt }
		: undefined;

interface ListTimes {
	readonly answeredAt: Instant;
	/** Creation time of the newest quotation in the answer, in Unix seconds. */
	readonly newest: number;
}

/**
 * A list repeats each last quotation, however old. A quote's arrival time is that of the answer minus its age relative to
 * the newest quotation in it. The two clocks are never compared. An instrument without a price has no quote.
 */
const quoteOf = (
	{ Code, ForexQuotations }: WireInstrument,
	{ answeredAt, newest }: ListTimes,
): readonly Quote[] => {
	const last = priceOrUnset(ForexQuotations?.Close);
	const time = ForexQuotations?.Time ?? 0;
	return last === undefined
		? []
		: [
				{
					code: instrumentCode(Code),
					price: last,
					change: figureOrNone(ForexQuotations?.Change, rate),
					madeAt: instant(time * 1000),
					receivedAt: instant(answeredAt - (newest - time) * 1000),
				},
			];
};

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
	volume: figureOrNone(bar.Volume, quantity),
});

/** In chronological order; of candles with the same time the last one counts. */
const ascending = (candles: readonly Candle[]): readonly Candle[] =>
	[...new Map(candles.map((candle) => [candle.time, candle])).values()].sort((a, b) => a.time - b.time);
