import { market } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { decimal, instrumentId, MarketData } from "@tradewind/domain";
import { type Consumption, overHttp } from "./consumption.test-support.ts";
import { exampleTime } from "./http-pact.test-support.ts";

const given = providerStates.open;

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
			turn: undefined,
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

/** What can be traded. */
export const marketConsumptions: readonly Consumption[] = [
	{
		call: market.getTradeList,
		given,
		answer: "success",
		does: overHttp(MarketData.use(({ instruments }) => instruments)),
		gives: {
			value: listed,
		},
	},
	{
		call: market.searchInstruments,
		given,
		answer: "success",
		does: overHttp(MarketData.use(({ search }) => search("EUR/USD"))),
		gives: { value: listed },
	},
	{
		call: market.getCategories,
		given,
		answer: "success",
		does: overHttp(MarketData.use(({ categories }) => categories)),
		gives: { value: [{ id: 1, name: "Currencies" }] },
	},
	{
		call: market.getSparklines,
		given,
		answer: "success",
		does: overHttp(MarketData.use(({ sparklines }) => sparklines)),
		gives: { value: [{ code: "EURUSD", closes: [decimal("1.08402")] }] },
	},
	{
		call: market.getKline,
		given,
		fromState: { forex_id: "instrumentId" },
		answer: "success",
		does: overHttp(MarketData.use(({ candles }) => candles({ instrument: instrumentId(1), period: "5M" }))),
		gives: {
			value: [
				{
					time: 1_767_225_600,
					open: decimal("1.08321"),
					high: decimal("1.08502"),
					low: decimal("1.08221"),
					close: decimal("1.08402"),
					volume: decimal("120"),
				},
			],
		},
	},
];
