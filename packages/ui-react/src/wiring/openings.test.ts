import { type Instrument, instrumentCode, type Quote } from "@tradewind/domain/market";
import { decimal, price, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { euroDollar } from "../state/fake-app.test-support.ts";
import { createOpenings } from "./openings.ts";

const quoteOf = (code: string): Quote => ({
	code: instrumentCode(code),
	price: price(decimal("1")),
	change: rate(decimal("0")),
	madeAt: instant(0),
	receivedAt: instant(0),
});
const open: Instrument = euroDollar;
const closed: Instrument = { ...euroDollar, code: instrumentCode("N225"), isOpen: false };

test("Spec 1 §5: a price of a market that the list calls closed says that it has opened, at most twice a minute", () => {
	let now = 0;
	const tellsOfOpening = createOpenings(() => now);
	const list = [open, closed];
	const told = [];
	for (const at of [0, 1, 29_999, 30_000]) {
		now = at;
		told.push(tellsOfOpening(list, [quoteOf("EURUSD"), quoteOf("N225")]));
	}
	expect(told).toEqual([true, false, false, true]);
});

test("a price of an open market says nothing, nor does one of a market that was read as open since", () => {
	const tellsOfOpening = createOpenings(() => 0);
	expect(tellsOfOpening([open, closed], [quoteOf("EURUSD")])).toBe(false);
	expect(tellsOfOpening([open, { ...closed, isOpen: true }], [quoteOf("N225")])).toBe(false);
});
