import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { decimal, price, rate } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import { instrumentCode } from "./instrument.ts";
import type { Quote } from "./quote.ts";
import { createQuoteBoard } from "./quote-board.ts";

const quote = (code: string, madeAt: number, worth = "1"): Quote => ({
	code: instrumentCode(code),
	price: price(decimal(worth)),
	change: rate(decimal("0")),
	madeAt: instant(madeAt),
	receivedAt: instant(madeAt),
});
const euro = instrumentCode("EURUSD");

test("a subscriber is notified once per batch, and only for its own instrument", () => {
	const board = createQuoteBoard();
	const onEuro = vi.fn();
	const onGold = vi.fn();
	const onAll = vi.fn();
	board.subscribe(euro, onEuro);
	board.subscribe(instrumentCode("XAUUSD"), onGold);
	board.subscribeAll(onAll);
	board.apply([quote("EURUSD", 1), quote("GBPUSD", 1), quote("EURUSD", 2, "1.2")]);
	expect([onEuro.mock.calls, onGold.mock.calls]).toEqual([[[]], []]);
	expect(onAll.mock.calls).toEqual([[new Set(["EURUSD", "GBPUSD"])]]);
	expect(board.get(euro)).toEqual(quote("EURUSD", 2, "1.2"));
});

test("a late or repeated quote changes nothing and notifies no subscriber", () => {
	const board = createQuoteBoard();
	const latest = quote("EURUSD", 5);
	board.apply([latest]);
	const listener = vi.fn();
	board.subscribe(euro, listener);
	board.apply([quote("EURUSD", 4, "9"), latest]);
	expect([board.get(euro), listener.mock.calls]).toEqual([latest, []]);
});

test("of two quotes created at the same moment the later one counts: it may be a correction", () => {
	const board = createQuoteBoard();
	board.apply([quote("EURUSD", 5, "1"), quote("EURUSD", 5, "2")]);
	expect(board.get(euro)).toEqual(quote("EURUSD", 5, "2"));
});

test("of two quotes created at the same moment, one that was received earlier does not replace the other", () => {
	const board = createQuoteBoard();
	const pushed = { ...quote("EURUSD", 5), receivedAt: instant(60_000) };
	board.apply([pushed, { ...quote("EURUSD", 5), receivedAt: instant(59_999) }]);
	expect(board.get(euro)).toEqual(pushed);
});

test("a quote with a time in the future suppresses true ones for 15 s, not without a limit", () => {
	const board = createQuoteBoard();
	const strange = { ...quote("EURUSD", 3_600_000), receivedAt: instant(0) };
	board.apply([strange, quote("EURUSD", 14_999, "2"), quote("EURUSD", 15_000, "2")]);
	expect(board.get(euro)).toEqual(strange);
	board.apply([quote("EURUSD", 15_001, "2")]);
	expect(board.get(euro)).toEqual(quote("EURUSD", 15_001, "2"));
});

test("an old quote does not become current by being repeated, as the list does with an unchanged price", () => {
	const board = createQuoteBoard();
	const latest = quote("EURUSD", 700);
	board.apply([latest]);
	for (const receivedAt of [16_000, 32_000, 48_000])
		board.apply([{ ...quote("EURUSD", 0), receivedAt: instant(receivedAt) }]);
	expect(board.get(euro)).toEqual(latest);
});

test("a removed subscriber is not notified; the same function may subscribe twice", () => {
	const board = createQuoteBoard();
	const listener = vi.fn();
	const leave = board.subscribe(euro, listener);
	board.subscribe(euro, listener);
	leave();
	leave();
	board.apply([quote("EURUSD", 1)]);
	expect(listener).toHaveBeenCalledTimes(1);
});

test("a subscriber that returns after the last one was removed is notified", () => {
	const board = createQuoteBoard();
	const listener = vi.fn();
	const leave = board.subscribe(euro, vi.fn());
	leave();
	board.subscribe(euro, listener);
	leave();
	board.apply([quote("EURUSD", 1)]);
	expect(listener).toHaveBeenCalledTimes(1);
});

test("in any order of quotes, repetitions and batches the one created last remains", () => {
	const ticks = fc.array(fc.record({ code: fc.constantFrom("A", "B", "C"), madeAt: fc.nat(20) }));
	fc.assert(
		fc.property(fc.array(ticks), (batches) => {
			const board = createQuoteBoard();
			for (const batch of batches) board.apply(batch.map(({ code, madeAt }) => quote(code, madeAt)));
			for (const code of ["A", "B", "C"]) {
				const made = batches
					.flat()
					.filter((tick) => tick.code === code)
					.map((tick) => tick.madeAt);
				expect(board.get(instrumentCode(code))?.madeAt).toBe(made.length ? Math.max(...made) : undefined);
			}
		}),
		{ seed: 1 },
	);
});
