export { barChange } from "./bar-change.ts";
export { barRange } from "./bar-range.ts";
export { type Candle, defaultPeriod, type Period, periodSeconds, periods } from "./candle.ts";
export { type CandlesInput, candlesMachine } from "./candles.machine.ts";
export { type Freshness, priceStatus, quoteLifetimeMs, staleAfterMs } from "./freshness.ts";
export {
	type Category,
	type Instrument,
	type InstrumentCode,
	type InstrumentId,
	instrumentCode,
	instrumentId,
	type Sparkline,
	unnamedInstrument,
} from "./instrument.ts";
export { marketMachine } from "./market.machine.ts";
export { type InstrumentList, MarketData } from "./market-data.port.ts";
export { type MarketNotice, withNotice, withNoticesRead } from "./market-notice.ts";
export {
	alertAt,
	isReached,
	type LevelReading,
	noPriceLevels,
	type PriceAlert,
	type PriceLevels,
	priceLevelLimits,
	readLevel,
	withAlert,
	withLine,
	withoutAlert,
	withoutLine,
} from "./price-levels.ts";
export type { Quote } from "./quote.ts";
export { createQuoteBoard, type QuoteBoard } from "./quote-board.ts";
export {
	readMarketNotices,
	readPriceLevels,
	writeMarketNotices,
	writePriceLevels,
} from "./saved-market.ts";
export { searchInstruments } from "./search-instruments.ts";
export { nextSorting, type Sorting, sortInstruments } from "./sort-instruments.ts";
export {
	isAroundTheClock,
	joinedHours,
	type MarketStatusChange,
	millisecondsUntil,
	type TradingHours,
} from "./trading-hours.ts";
export {
	instrumentsOf,
	type WatchList,
	watchLimits,
	withFavouriteToggled,
	withViewed,
} from "./watch-list.ts";
