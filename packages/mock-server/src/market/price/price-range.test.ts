import { decimal, price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createInstrument } from "../instrument.ts";
import { listings } from "../listings.ts";
import { levels } from "./levels.ts";

const now = Date.UTC(2026, 2, 2, 20, 58, 30);

const instrumentOf = (code: string, seed: number, phaseMs: number) => {
	const listing = listings.find((each) => each.code === code);
	if (!listing) throw new Error(code);
	return createInstrument(listing, String(seed), phaseMs);
};

test("the range of each level contains every price of its time, with interventions and pauses of the market", () => {
	const moments = fc.record({
		code: fc.constantFrom("EURUSD", "US500", "BTCUSD"),
		seed: fc.nat(10_000),
		phaseMs: fc.constantFrom(0, 250),
		level: fc.nat(levels.length - 1),
		afterMs: fc.nat(20 * 60_000),
		lengthMs: fc.nat(20 * 60_000),
		intervention: fc.constantFrom("none", "pin", "freeze", "close", "path"),
	});
	fc.assert(
		fc.property(moments, ({ code, seed, phaseMs, level, afterMs, lengthMs, intervention }) => {
			const instrument = instrumentOf(code, seed, phaseMs);
			const later = now + 5 * 60_000;
			const high = price(BigDecimal.multiply(instrument.price(now), decimal("1.01")));
			if (intervention === "pin") instrument.pin(later, high);
			if (intervention === "freeze") instrument.setQuoting(later, false);
			if (intervention === "close") instrument.setOpen(now, false, later);
			if (intervention === "path")
				instrument.follow(now, [
					{ at: later, price: high, isJump: false },
					{ at: later + 60_000, price: instrument.price(now), isJump: true },
				]);
			const [from, to] = [now + afterMs, now + afterMs + lengthMs];
			const range = instrument.priceRange(level, from, to);
			const outside = Array.from({ length: Math.ceil(lengthMs / 250) + 1 }, (_, at) =>
				Math.min(to, from + at * 250),
			).filter(
				(at) => !BigDecimal.between(instrument.price(at), { minimum: range.low, maximum: range.high }),
			);
			expect(outside).toEqual([]);
		}),
		{ numRuns: 60, seed: 810 },
	);
});
