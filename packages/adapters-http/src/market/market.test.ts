import { market } from "@tradewind/contracts";
import { instrumentId, MarketData, type Period, periods } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

describe("Spec 1 §3: the market", () => {
	const instrument = market.getTradeList.example.reply[0];
	const instrumentAs = async (changes: object) => {
		const { run } = startPorts(market.getTradeList, [{ ...instrument, ...changes }]);
		return run(Effect.flatMap(MarketData, ({ instruments }) => instruments));
	};

	test.each([
		[{ MarketStatus: 2 }, { isOpen: false }],
		[{ MarginMode: 1 }, { marginMode: "fixed" }],
		[{ MarginMode: 0 }, { marginMode: "leveraged" }],
		[
			{ HasForexMultiple: [{ Value: "50", Default: 0 }] },
			{ multiples: [{ value: decimal("50"), isDefault: false }] },
		],
	])("%j is %j", async (changes, expected) => {
		expect((await instrumentAs(changes)).instruments[0]).toMatchObject(expected);
	});

	test("a quotation has its creation time and its arrival time", async () => {
		expect((await instrumentAs({})).quotes[0]).toMatchObject({
			madeAt: 1_767_225_600_000,
			receivedAt: 1_767_225_600_000,
		});
	});

	test("pitfall 3: an old quotation in a list counts as old", async () => {
		const quoted = (Code: string, secondsAgo: number) => ({
			...instrument,
			Code,
			ForexQuotations: { ...instrument?.ForexQuotations, Time: 1_767_225_600 - secondsAgo },
		});
		const { run } = startPorts(market.getTradeList, [quoted("XAUUSD", 600), quoted("EURUSD", 0)]);
		const { quotes } = await run(Effect.flatMap(MarketData, ({ instruments }) => instruments));
		expect(quotes.map(({ code, receivedAt }) => [code, receivedAt])).toEqual([
			["XAUUSD", 1_767_225_000_000],
			["EURUSD", 1_767_225_600_000],
		]);
	});

	const { TradeTimes: _, NextStatusTime: __, NextStatusMilliSeconds: ___, ...listed } = Object(instrument);
	const allDay = { from: 0, to: 1440 };

	test.each([
		["omits hours and the next change", listed, { hours: [], nextStatusChange: undefined }],
		[
			"sends null for logo, hours, next change and multiples",
			{
				...listed,
				Logo: null,
				TradeTimes: null,
				NextStatusTime: null,
				NextStatusMilliSeconds: null,
				HasForexMultiple: null,
			},
			{ logo: "", hours: [], nextStatusChange: undefined, multiples: [] },
		],
		[
			"writes hours in another form",
			{ ...instrument, TradeTimes: [{ Start: "00:00", End: "24:00" }, { Start: "9:00" }] },
			{ hours: [] },
		],
		[
			"sends the next change without the time until then",
			{ ...listed, TradeTimes: [{ Start: "00:00", End: "24:00" }], NextStatusTime: 1_767_229_200 },
			{ hours: [allDay], nextStatusChange: undefined },
		],
		[
			"sends a next change that is overdue",
			{ ...instrument, NextStatusTime: 1_767_225_600, NextStatusMilliSeconds: -120 },
			{
				nextStatusChange: {
					at: 1_767_225_600_000,
					remaining: 0,
					measuredAt: { wall: 1_767_225_600_000, elapsed: 5000 },
				},
			},
		],
	])("Spec 1 §3: an instrument of a platform that %s is still listed", async (_, row, expected) => {
		const { run } = startPorts(market.getTradeList, [instrument, row]);
		const { instruments } = await run(MarketData.use((data) => data.instruments));
		expect(instruments).toEqual([instruments[0], { ...instruments[0], ...expected }]);
	});

	test.each([[null], ["now"], [-1], [undefined]])(
		"Spec 1 §3: a quotation of the time %j has an unknown time of making",
		async (Time) => {
			const ForexQuotations = { ...instrument?.ForexQuotations, Time };
			expect((await instrumentAs({ ForexQuotations })).quotes[0]).toMatchObject({
				madeAt: 0,
				price: decimal("1.08402"),
			});
		},
	);

	test("Spec 1 §5: a multiple without a value is left out, without a default it is none", async () => {
		const HasForexMultiple = [{ Value: null, Default: 1 }, { Value: 100 }];
		expect((await instrumentAs({ HasForexMultiple })).instruments[0]?.multiples).toEqual([
			{ value: decimal("100"), isDefault: false },
		]);
	});

	test("Spec 1 §3: an instrument without its figures is left out of the list and reported", async () => {
		const { run, leftOut } = startPorts(market.getTradeList, [instrument, { ...instrument, Pip: null }]);
		const { instruments } = await run(MarketData.use((data) => data.instruments));
		expect([instruments.length, leftOut]).toEqual([1, ["market.getInstruments [1]"]]);
	});

	test("candles are in chronological order, each time once with its last content", async () => {
		const [bar] = market.getKline.example.reply;
		const bars = [60, 120, 60].map((Time, index) => ({ ...bar, Time, Volume: String(index) }));
		const { run } = startPorts(market.getKline, bars);
		const candles = await run(
			MarketData.use((data) => data.candles({ instrument: instrumentId(1), period: "1M" })),
		);
		expect(candles.map(({ time, volume }) => [time, volume])).toEqual([
			[60, decimal("2")],
			[120, decimal("1")],
		]);
	});

	test("hours are minutes of the day, and the time until the next opening or close refers to the moment of the answer", async () => {
		const [instrument] = market.getTradeList.example.reply;
		const { run } = startPorts(market.getTradeList, [
			{
				...instrument,
				TradeTimes: [
					{ Start: "00:00", End: "21:30" },
					{ Start: "22:00", End: "24:00" },
				],
				NextStatusTime: 1_767_229_200,
				NextStatusMilliSeconds: 3_600_000,
			},
		]);
		const { instruments } = await run(MarketData.use((data) => data.instruments));
		expect(instruments.map(({ hours, nextStatusChange }) => ({ hours, nextStatusChange }))).toEqual([
			{
				hours: [
					{ from: 0, to: 1290 },
					{ from: 1320, to: 1440 },
				],
				nextStatusChange: {
					at: 1_767_229_200_000,
					remaining: 3_600_000,
					measuredAt: { wall: 1_767_225_600_000, elapsed: 5000 },
				},
			},
		]);
	});

	test("Spec 1 §9: the periods have the platform's names", async () => {
		const { run, sent } = startPorts();
		const name = async (period: Period) => {
			await run(MarketData.use((data) => data.candles({ instrument: instrumentId(1), period })));
			return sent("period");
		};
		const names: unknown[] = [];
		for (const period of periods) names.push(await name(period));
		expect(names).toEqual(["1min", "5min", "15min", "30min", "60min", "1day"]);
	});
});
