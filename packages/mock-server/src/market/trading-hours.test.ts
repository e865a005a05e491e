import { market as calls } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";
import { createInstrument } from "./instrument.ts";
import { listings } from "./listings.ts";
import { tradingHours } from "./trading-hours.ts";

const hour = 3_600_000;
const at = (hours: number, minutes = 0) => Date.UTC(2026, 2, 2, hours, minutes);
const instrumentNamed = (named: string) => {
	const listing = listings.find(({ code }) => code === named);
	if (!listing) throw new Error(named);
	return createInstrument(listing, "hours", 0);
};

test.each([
	[[], [{ from: 0, to: 24 }]],
	[
		[21],
		[
			{ from: 0, to: 21 },
			{ from: 22, to: 24 },
		],
	],
	[[0, 1, 23], [{ from: 2, to: 23 }]],
	[Array.from({ length: 24 }, (_, each) => each), []],
])("the closed hours %j leave these trading hours", (closed, expected) => {
	expect(tradingHours(closed)).toEqual(expected);
});

describe("when a market opens or closes", () => {
	test("an index closes at 21:00 and opens at 22:00, as its prices do", () => {
		const index = instrumentNamed("US500");
		expect([20, 21].map((each) => index.isOpen(at(each)))).toEqual([true, false]);
		expect([at(9, 15), at(20, 59), at(21), at(21, 40), at(22)].map(index.nextChangeAt)).toEqual([
			at(21),
			at(21),
			at(22),
			at(22),
			at(45),
		]);
	});

	test("an instrument traded around the clock never closes", () => {
		expect(instrumentNamed("EURUSD").nextChangeAt(at(9))).toBeUndefined();
	});

	test("a market closed by the control has no planned opening unless one is given", () => {
		const euro = instrumentNamed("EURUSD");
		euro.setOpen(at(9), false);
		expect([euro.nextChangeAt(at(10)), euro.isOpen(at(12))]).toEqual([undefined, false]);
		euro.setOpen(at(12), true);
		euro.setOpen(at(13), false, at(15));
		const standing = euro.price(at(13));
		expect([euro.nextChangeAt(at(13)), euro.isOpen(at(14, 59)), euro.isOpen(at(15))]).toEqual([
			at(15),
			false,
			true,
		]);
		expect(euro.price(at(15))).toEqual(standing);
	});
});

test("Spec 1 §3: the list has trading hours and the next opening or close by the platform's clock", async () => {
	const bench = createBench();
	const told = async () => {
		const { data } = await bench.ask(calls.getTradeList);
		const wire = (data as readonly Record<string, unknown>[]).find(({ Code }) => Code === "US100");
		const { MarketStatus, TradeTimes, NextStatusTime, NextStatusMilliSeconds } = wire ?? {};
		return { MarketStatus, TradeTimes, NextStatusTime, NextStatusMilliSeconds };
	};
	const hours = [
		{ Start: "00:00", End: "21:00" },
		{ Start: "22:00", End: "24:00" },
	];
	const now = bench.platform.clock.now();
	const closing = Math.floor(now / (24 * hour)) * 24 * hour + 21 * hour;
	expect(await told()).toEqual({
		MarketStatus: 1,
		TradeTimes: hours,
		NextStatusTime: closing / 1000,
		NextStatusMilliSeconds: closing - now,
	});
	bench.advance(closing - now + hour / 2);
	expect(await told()).toEqual({
		MarketStatus: 2,
		TradeTimes: hours,
		NextStatusTime: (closing + hour) / 1000,
		NextStatusMilliSeconds: hour / 2,
	});
});

test("the control closes a market until its planned opening", async () => {
	const bench = createBench();
	bench.platform.control.market({ code: "EURUSD", open: false, reopensInMs: 90_000 });
	const told = async () => {
		const { data } = await bench.ask(calls.getTradeList);
		const wire = (data as readonly Record<string, unknown>[]).find(({ Code }) => Code === "EURUSD");
		return [wire?.MarketStatus, wire?.NextStatusMilliSeconds];
	};
	expect(await told()).toEqual([2, 90_000]);
	bench.advance(60_000);
	expect(await told()).toEqual([2, 30_000]);
	bench.advance(30_000);
	expect(await told()).toEqual([1, 0]);
});
