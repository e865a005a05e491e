import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf } from "../copy-trading.test-support.ts";
import { suggestedSettings } from "./suggested-settings.ts";

const suggested = (typical: string, free: string) =>
	plain(suggestedSettings(moneyOf(typical), moneyOf(free)));

describe("A-403: the settings that are suggested to a follower", () => {
	test("are enough for three typical orders at once, rounded up to cents", () => {
		expect(suggested("117.267", "9943.84")).toEqual({
			is: "amount",
			multiple: "1",
			maxAmount: "351.81",
			coversAll: true,
		});
	});

	test("are limited to a quarter of the free money, rounded down to cents", () => {
		expect(suggested("117.267", "1000.559")).toEqual({
			is: "amount",
			multiple: "1",
			maxAmount: "250.13",
			coversAll: false,
		});
	});

	test("do not exist if a typical order needs more than that, or nothing is free", () => {
		expect([suggested("12195", "9710.14"), suggested("0", "0"), suggested("351.81", "-5")]).toEqual([
			{ is: "too little", limit: "2427.53" },
			{ is: "too little", limit: "0" },
			{ is: "too little", limit: "0" },
		]);
	});

	test("hold a typical order, and never exceed a quarter of the free money", () => {
		const amounts = fc
			.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }))
			.map(([value, scale]) => money(BigDecimal.make(value, scale)));
		fc.assert(
			fc.property(amounts, amounts, (typical, free) => {
				const found = suggestedSettings(typical, free);
				if (found.is === "too little") return;
				expect(BigDecimal.isLessThanOrEqualTo(BigDecimal.multiply(found.maxAmount, decimal("4")), free)).toBe(
					true,
				);
				expect(BigDecimal.isGreaterThanOrEqualTo(found.maxAmount, typical)).toBe(true);
			}),
			{ seed: 403 },
		);
	});
});
