import { market } from "@tradewind/contracts";
import { instrumentId, MarketData, type Period } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { consumes, exampleTime, refuses } from "../pact/consumer-test.ts";

const listed = {
	instruments: [
		{
			id: 1,
			code: "EURUSD",
			symbol: "EUR/USD",
			logo: "",
			categoryId: 1,
			isOpen: true,
			pricePrecision: 5,
			contractSize: decimal("1000"),
			minQuantity: decimal("0.01"),
			quantityStep: decimal("0.01"),
			feeRate: decimal("0.5"),
			marginMode: "leveraged",
			multiples: [{ value: decimal("100"), isDefault: true }],
			day: { open: decimal("1.08321"), high: decimal("1.08502"), low: decimal("1.08221") },
			hours: [{ from: 0, to: 1440 }],
			nextStatusChange: undefined,
		},
	],
	quotes: [
		{
			code: "EURUSD",
			price: decimal("1.08402"),
			change: decimal("0.07"),
			madeAt: 1_767_225_600_000,
			receivedAt: exampleTime,
		},
	],
};

/** The periods of the chart and the platform's names for them, except the period of the example. */
const otherPeriods = [
	["1M", "1min"],
	["15M", "15min"],
	["30M", "30min"],
	["1H", "60min"],
	["1D", "1day"],
] as const;

const candles = (period: Period, instrument = 1) =>
	MarketData.use((data) => data.candles({ instrument: instrumentId(instrument), period }));

const bars = [
	{
		time: 1_767_225_600,
		open: decimal("1.08321"),
		high: decimal("1.08502"),
		low: decimal("1.08221"),
		close: decimal("1.08402"),
		volume: decimal("120"),
	},
];
const fromState = { forex_id: "instrumentId" } as const;
const exampleCandles = market.getKline.example.input;

export const pact = [
	consumes(
		market.getTradeList,
		MarketData.use(({ instruments }) => instruments),
		listed,
	),
	consumes(
		market.searchInstruments,
		MarketData.use(({ search }) => search("EUR/USD")),
		listed,
	),
	consumes(
		market.getCategories,
		MarketData.use(({ categories }) => categories),
		[{ id: 1, name: "Currencies" }],
	),
	consumes(
		market.getSparklines,
		MarketData.use(({ sparklines }) => sparklines),
		[{ code: "EURUSD", closes: [decimal("1.08402")] }],
	),
	consumes(market.getKline, candles("5M"), bars, { fromState }),
	...otherPeriods.map(([period, named]) =>
		consumes(market.getKline, candles(period), bars, {
			when: `of ${named}`,
			input: { ...exampleCandles, period: named },
			fromState,
		}),
	),
	refuses(market.getKline, candles("5M", 999_999_999), {
		when: "of no instrument",
		input: { ...exampleCandles, forex_id: "999999999" },
	}),
];
