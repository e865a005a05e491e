import { market as calls } from "@tradewind/contracts";
import { formatFixed, toText } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { refuse, reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Site } from "../site/site.ts";
import { textIn, wordsIn } from "../words/words.ts";
import { categories } from "./categories.ts";
import { findInstruments } from "./find-instruments.ts";
import type { Instrument } from "./instrument.ts";
import { type MarketParts, marketCommands } from "./market.commands.ts";
import { marketMoments } from "./market.moments.ts";
import { tradingHours } from "./trading-hours.ts";
import { wireCandle, wirePrice } from "./wire-candle.ts";

const candleCount = 500;
const sparkline = { period: "60min", count: 24 } as const;

interface Parts extends MarketParts {
	readonly site: Site;
}

export const market = (parts: Parts) => {
	const { market, clock, site } = parts;
	return {
		commands: marketCommands(parts),
		moments: marketMoments(market, clock),
		report: () => ({
			market: market.all().map((instrument) => ({
				id: instrument.listing.id,
				code: instrument.listing.code,
				isOpen: instrument.isOpen(clock.now()),
				price: formatFixed(instrument.price(clock.now()), instrument.listing.precision, "down"),
			})),
		}),
		routes: [
			publicRoute(calls.getTradeList, ({ language }) =>
				reply(market.all().map((each) => wireInstrument(each, clock.now(), site, language))),
			),

			publicRoute(calls.searchInstruments, ({ input, language }) =>
				reply(
					findInstruments(market.all(), input.searchCurrency, language).map((each) =>
						wireInstrument(each, clock.now(), site, language),
					),
				),
			),

			publicRoute(calls.getCategories, ({ language }) =>
				reply(
					Object.values(categories).map(({ id, name }) => ({
						Id: id,
						NameShowTrans: wordsIn(language, name),
					})),
				),
			),

			publicRoute(calls.getSparklines, () =>
				reply(
					market.all().map((instrument) => ({
						Id: instrument.listing.id,
						Code: instrument.listing.code,
						Kline: instrument.bars(sparkline.period, clock.now(), sparkline.count).map(({ time, close }) => ({
							Time: time,
							Close: wirePrice(close, instrument.listing.precision),
						})),
					})),
				),
			),

			publicRoute(calls.getKline, ({ input }) => {
				const instrument = market.byId(Number(input.forex_id));
				if (!instrument) return refuse("order.noInstrument");
				const bars = instrument.bars(input.period, clock.now(), candleCount);
				return reply(bars.map((bar) => wireCandle(bar, instrument.listing.precision)));
			}),
		],
	};
};

const wireInstrument = (instrument: Instrument, now: number, site: Site, language: LanguageCode) => {
	const { listing } = instrument;
	const day = instrument.day(now);
	const shown = (value: Parameters<typeof formatFixed>[0]) => formatFixed(value, listing.precision, "down");
	return {
		Id: listing.id,
		Code: listing.code,
		ShowCode: textIn(language, listing.symbol),
		Logo: "",
		CategoryId: listing.categoryId,
		MarketStatus: instrument.isOpen(now) ? 1 : 2,
		PricePrecision: listing.precision,
		ForexQuotations: {
			Open: shown(day.open),
			Close: shown(instrument.price(now)),
			Change: toText(instrument.change(now)),
			High: shown(day.high),
			Low: shown(day.low),
			Time: Math.floor(instrument.quotedAt(now) / 1000),
		},
		HasForexMultiple: listing.multiples.map((value, at) => ({
			Value: value,
			Default: at === 0 ? (1 as const) : (0 as const),
		})),
		ForexMinCont: listing.minQuantity,
		ForexContNum: listing.contractSize,
		ForexFeeRate: toText(instrument.feeRate(site.feeBasis())),
		Pip: listing.quantityStep,
		MarginMode: listing.marginMode === "fixed" ? 1 : 2,
		TradeTimes: tradingHours(listing.closedHours).map(({ from, to }) => ({
			Start: clockText(from),
			End: clockText(to),
		})),
		...wireStatusChange(instrument.nextChangeAt(now), now),
	};
};

const clockText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const wireStatusChange = (nextChangeAt: number | undefined, now: number) => ({
	NextStatusTime: nextChangeAt === undefined ? 0 : Math.floor(nextChangeAt / 1000),
	NextStatusMilliSeconds: nextChangeAt === undefined ? 0 : Math.max(0, nextChangeAt - now),
});
