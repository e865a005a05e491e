import { decimal, price, toText } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { createInstrument } from "../instrument.ts";
import { listings } from "../listings.ts";
import { joinBars } from "./bar.ts";

const now = Date.UTC(2026, 2, 2, 10, 7, 30);
const second = 1000;

const euro = () => {
	const listing = listings.find(({ code }) => code === "EURUSD");
	if (!listing) throw new Error("EURUSD");
	return createInstrument(listing, "intervention", 0);
};

describe("a price that the control sets", () => {
	test("applies at once, and the movement continues from it", () => {
		const undisturbed = euro();
		const instrument = euro();
		instrument.pin(now, price(decimal("1.2")));
		const moveOf = (each: typeof instrument) =>
			Number(each.price(now + 60 * second).value) - Number(each.price(now).value);
		expect(toText(instrument.price(now))).toBe("1.2");
		expect(moveOf(instrument)).toBe(moveOf(undisturbed));
	});

	test("leaves past candles unchanged; the forming one includes it and the replaced price", () => {
		const undisturbed = euro();
		const instrument = euro();
		instrument.pin(now, price(decimal("1.5")));
		const before = undisturbed.forming("5min", now);
		expect(instrument.bars("5min", now, 9).slice(0, -1)).toEqual(
			undisturbed.bars("5min", now, 9).slice(0, -1),
		);
		expect(instrument.forming("5min", now)).toEqual({ ...before, high: 150_000, close: 150_000 });
	});

	test("in the first moment of a minute makes a candle of both prices", () => {
		const instrument = euro();
		const minute = Date.UTC(2026, 2, 2, 10, 8);
		const replaced = Number(instrument.price(minute).value);
		instrument.pin(minute, price(decimal("1.5")));
		expect(instrument.forming("1min", minute)).toMatchObject({
			open: replaced,
			low: replaced,
			high: 150_000,
			close: 150_000,
		});
	});

	test("leaves the candles of all periods in agreement", () => {
		const instrument = euro();
		instrument.pin(now, price(decimal("1.5")));
		instrument.setOpen(now + 40 * second, false);
		instrument.setOpen(now + 70 * second, true);
		const later = now + 200 * second;
		const minutes = instrument.bars("1min", later, 30);
		const five = instrument.bars("5min", later, 3).at(-2);
		const joined = joinBars(
			minutes
				.filter(({ time }) => time >= (five?.time ?? 0) && time < (five?.time ?? 0) + 300)
				.map(({ time: _, ...bar }) => bar),
		);
		expect({ time: five?.time, ...joined }).toEqual(five);
	});
});

describe("Spec 1 §3: a market that is closed", () => {
	test("takes a price that is set, stays closed, and opens with it when that was planned", () => {
		const instrument = euro();
		instrument.setOpen(now, false, now + 90 * second);
		instrument.pin(now + 10 * second, price(decimal("1.2")));
		const states = [10, 40, 89, 90].map((after) => {
			const at = now + after * second;
			return [instrument.isOpen(at), toText(instrument.price(at))];
		});
		expect(states).toEqual([
			[false, "1.2"],
			[false, "1.2"],
			[false, "1.2"],
			[true, "1.2"],
		]);
	});

	test("keeps its last price, makes no candles, and continues from that price when it opens", () => {
		const instrument = euro();
		const closedAt = instrument.price(now);
		instrument.setOpen(now, false);
		const candlesBefore = instrument.bars("1min", now, 5);
		const later = now + 600 * second;
		expect(instrument.isOpen(later)).toBe(false);
		expect(instrument.price(later)).toEqual(closedAt);
		expect(instrument.bars("1min", later, 5)).toEqual(candlesBefore);
		instrument.setOpen(later, true);
		expect(instrument.price(later)).toEqual(closedAt);
		expect(instrument.isOpen(later)).toBe(true);
	});
});
