import { describe, expect, test } from "vitest";
import { decimal, price, rate } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import { type Freshness, priceStatus } from "./freshness.ts";
import { instrumentCode } from "./instrument.ts";
import type { Quote } from "./quote.ts";

const receivedAt = (at: number): Quote => ({
	code: instrumentCode("EURUSD"),
	price: price(decimal("1.1")),
	change: rate(decimal("0")),
	madeAt: instant(at),
	receivedAt: instant(at),
});
const liveSince = (at: number): Freshness => ({ is: "live", since: instant(at) });

describe("no order at a stale price", () => {
	test("a quote of the current connection may price an order for 15 s", () => {
		const quote = receivedAt(1_000);
		expect(priceStatus(quote, liveSince(1_000), instant(16_000))).toEqual({ is: "current", quote });
		expect(priceStatus(quote, liveSince(1_000), instant(16_001))).toEqual({
			is: "not current",
			reason: "too old",
			since: 1_000,
		});
	});

	test("a quote from before the reconnect may not, whatever its age", () => {
		expect(priceStatus(receivedAt(1_999), liveSince(2_000), instant(2_100))).toEqual({
			is: "not current",
			reason: "from before the reconnect",
			since: 1_999,
		});
	});

	test("a quote with a time in the future has an unknown age, because the clock was set back; up to one second is tolerated", () => {
		const quote = receivedAt(3_600_000);
		expect(priceStatus(quote, liveSince(0), instant(3_599_000))).toEqual({ is: "current", quote });
		expect(priceStatus(quote, liveSince(0), instant(3_598_999))).toEqual({
			is: "not current",
			reason: "too old",
			since: 3_600_000,
		});
	});

	test.each(["stale", "offline"] as const)("no quote may price an order while the connection is %s", (is) => {
		expect(priceStatus(receivedAt(2_000), { is, since: instant(1_000) }, instant(2_000))).toEqual({
			is: "not current",
			reason: is,
			since: 1_000,
		});
	});

	test.each(["0", "-1.1"])("a quote of %s is not accepted as a price (A-154)", (text) => {
		const quote = { ...receivedAt(1_000), price: price(decimal(text)) };
		expect(priceStatus(quote, liveSince(0), instant(1_000))).toEqual({
			is: "not current",
			reason: "no quote",
			since: undefined,
		});
	});

	test("Spec 1 §3: a quote without a creation time is not accepted, however recently it arrived (A-154)", () => {
		const quote = { ...receivedAt(1_000), madeAt: instant(0) };
		expect(priceStatus(quote, liveSince(0), instant(1_000))).toEqual({
			is: "not current",
			reason: "no quote",
			since: undefined,
		});
	});

	test("an instrument without a quote has no price", () => {
		expect(priceStatus(undefined, liveSince(0), instant(0))).toEqual({
			is: "not current",
			reason: "no quote",
			since: undefined,
		});
	});
});
