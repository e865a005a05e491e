import type { Meanings } from "./meanings.ts";

export const marketMeanings: Meanings = {
	Instrument: {
		about: "An instrument with its terms and its last quotation (Spec 1 §3)",
		fields: {
			Id: "Id of the instrument",
			Logo: "Address of a picture; may be empty",
			CategoryId: "`Id` of the category",
			MarketStatus: "1 open, anything else closed",
			PricePrecision: "Digits of a price after the point",
			ForexQuotations: "Prices of the day; without `Close` the instrument has no price yet",
			"ForexQuotations.Open": "First price of the day",
			"ForexQuotations.Close": "Latest price",
			"ForexQuotations.Change": "Change since the first price of the day, in percent with its sign",
			"ForexQuotations.High": "Highest price of the day",
			"ForexQuotations.Low": "Lowest price of the day",
			"ForexQuotations.Time": "Ours (A-08): when the price was made",
			HasForexMultiple: "Leverages to choose from; without one the instrument cannot be ordered (Spec 1 §5)",
			"HasForexMultiple.Value": "Leverage",
			"HasForexMultiple.Default": "1 for the leverage that is chosen at first",
			ForexMinCont: "Smallest number of contracts of an order",
			ForexContNum:
				"Size of a contract: the margin is quantity × this in the fixed mode, else quantity × this × price ÷ multiple (Spec 1 §9)",
			ForexFeeRate:
				"Fee: of one contract if the site's `trade_fee_type` is 1, else a fraction of the margin (Spec 1 §9)",
			Pip: "Step of the number of contracts",
			MarginMode: "1 the fixed mode, anything else computes the margin with the multiple",
			TradeTimes: "Ours (A-113): the daily trading hours, GMT",
			"TradeTimes.Start": "When trading begins",
			"TradeTimes.End": "When trading ends",
			NextStatusTime: "Ours (A-113): when `MarketStatus` changes next; 0 when no change is planned",
			NextStatusMilliSeconds:
				"Ours (A-113): milliseconds until then by the platform's clock; below zero the change is overdue",
		},
	},
	"market.searchInstruments": { fields: { searchCurrency: "A part of the instrument's name or code" } },
	Category: {
		about: "A category of instruments",
		fields: { Id: "Id of the category", NameShowTrans: "Its name, in the language of the request" },
	},
	Sparkline: {
		about: "A short history of an instrument's price",
		fields: {
			Id: "Id of the instrument",
			Kline: "Last prices of periods, oldest first",
			"Kline.Time": "Begin of the period",
		},
	},
	Candle: {
		about: "The prices of an instrument in one period (Spec 1 §3)",
		fields: { Time: "Begin of the period" },
	},
	"market.getCandles": { fields: { period: "Period of the candles" } },
};
