import { describe, expect, test } from "vitest";
import { ageOf, type Freshness, priceStatus, quoteLifetimeMs } from "../market/freshness.ts";
import { instrumentCode } from "../market/instrument.ts";
import type { Quote } from "../market/quote.ts";
import { decimal, price, rate } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";

const madeAt = 1_800_000_000_000;
const onTheWay = 40;

describe.each([
	["is right", 0],
	["is two hours slow", -7_200_000],
	["is 90 seconds fast", 90_000],
])("pitfall 9: on a phone whose clock %s", (_, offset) => {
	/** The device's clock, that many milliseconds after the platform created the quote. */
	const device = (passed: number) => instant(madeAt + offset + passed);
	const quote: Quote = {
		code: instrumentCode("EURUSD"),
		price: price(decimal("1.08402")),
		change: rate(decimal("0.07")),
		madeAt: instant(madeAt),
		receivedAt: device(onTheWay),
	};
	const live: Freshness = { is: "live", since: device(0) };

	test("the age of a price counts the platform's seconds within one, also over a minute of sleep, and never decreases", () => {
		const moments = [0, 1, 2, 3, 63, 64, 65].map((seconds) => seconds * 1000);
		const ages = moments.map((passed) => ageOf(quote.receivedAt, device(onTheWay + passed)));
		expect(ages).toEqual(moments);
		expect(moments.every((passed, at) => Math.abs((ages[at] ?? 0) - passed - onTheWay) <= 1000)).toBe(true);
	});

	test("a price may price an order for 15 s", () => {
		expect(priceStatus(quote, live, device(onTheWay + quoteLifetimeMs))).toEqual({ is: "current", quote });
		expect(priceStatus(quote, live, device(onTheWay + quoteLifetimeMs + 1))).toEqual({
			is: "not current",
			reason: "too old",
			since: quote.receivedAt,
		});
	});
});
