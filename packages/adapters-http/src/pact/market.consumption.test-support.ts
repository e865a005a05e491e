import { market } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { instrumentId, MarketData, type Period } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";
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

/** As the platform names them, but for the one of the call's example. */
const otherPeriods = [
	["1M", "1min"],
	["15M", "15min"],
	["30M", "30min"],
	["1H", "60min"],
	["1D", "1day"],
] as const;

const candles = (period: Period, instrument = 1) =>
	overHttp(MarketData.use((data) => data.candles({ instrument: instrumentId(instrument), period })));

const bars = (
	period: Period,
	otherwise: Pick<Consumption, "when" | "input"> = {},
): readonly Consumption[] => [
	{
		call: market.getKline,
		...otherwise,
		given,
		fromState: { forex_id: "instrumentId" },
		answer: "success",
		does: candles(period),
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
	...bars("5M"),
	...otherPeriods.flatMap(([period, named]) =>
		bars(period, { when: `of ${named}`, input: { ...market.getKline.example.input, period: named } }),
	),
	{
		call: market.getKline,
		when: "of no instrument",
		given,
		input: { ...market.getKline.example.input, forex_id: "999999999" },
		answer: "refusal",
		does: candles("5M", 999_999_999),
		gives: refused,
	},
];
