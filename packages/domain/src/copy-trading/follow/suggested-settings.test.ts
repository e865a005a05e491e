import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf } from "../copy-trading.test-support.ts";
import { suggestedSettings } from "./suggested-settings.ts";

const suggested = (stake: string, free: string | undefined) =>
	plain(suggestedSettings(moneyOf(stake), free === undefined ? undefined : moneyOf(free)));

describe("A-403: the settings that are suggested to a follower", () => {
	test("cover all orders of the last three weeks, rounded up to cents", () => {
		expect(suggested("351.801", "9943.84")).toEqual({ multiple: "1", maxAmount: "351.81", coversAll: true });
		expect(suggested("351.801", undefined)).toEqual({ multiple: "1", maxAmount: "351.81", coversAll: true });
	});

	test("are limited to the free money, rounded down to cents", () => {
		expect(suggested("351.81", "200.559")).toEqual({ multiple: "1", maxAmount: "200.55", coversAll: false });
	});

	test("do not exist without orders or without free money", () => {
		expect([suggested("0", "100"), suggested("351.81", "0.009"), suggested("351.81", "-5")]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});

	test("never exceed the free money, and cover all exactly when the stake fits", () => {
		const amounts = fc
			.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }))
			.map(([value, scale]) => money(BigDecimal.make(value, scale)));
		fc.assert(
			fc.property(amounts, amounts, (stake, free) => {
				const found = suggestedSettings(stake, free);
				if (!found) return;
				expect(BigDecimal.isLessThanOrEqualTo(found.maxAmount, free)).toBe(true);
				expect(BigDecimal.isGreaterThanOrEqualTo(found.maxAmount, stake)).toBe(found.coversAll);
			}),
			{ seed: 403 },
		);
	});
});
