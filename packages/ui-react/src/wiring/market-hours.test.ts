import { type Instrument, instrumentCode, type Quote } from "@tradewind/domain/market";
import { decimal, price, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { euroDollar } from "../state/fake-app.test-support.ts";
import { detectMarketOpen, refreshAtMarketHours } from "./market-hours.ts";

describe("A-113: the instrument list is read again", () => {
	beforeEach(() => void vi.useFakeTimers());

	const measuredAt = { wall: instant(0), elapsed: 1000 };
	const turning = (remaining: number): Instrument => ({
		...euroDollar,
		nextStatusChange: { at: instant(remaining), remaining, measuredAt },
	});
	const start = () => {
		const refresh = vi.fn();
		return { refresh, setList: refreshAtMarketHours(() => measuredAt, refresh) };
	};

	test("half a second after the planned time of the first market that opens or closes", () => {
		const { refresh, setList } = start();
		setList([euroDollar, turning(60_000), turning(30_000)]);
		vi.advanceTimersByTime(30_499);
		expect(refresh).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(refresh).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(90_000);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	test("by the times of the newest list; the same list does not restart the timer", () => {
		const { refresh, setList } = start();
		setList([turning(30_000)]);
		vi.advanceTimersByTime(20_000);
		const later = [turning(60_000)];
		setList(later);
		vi.advanceTimersByTime(40_000);
		setList(later);
		vi.advanceTimersByTime(20_499);
		expect(refresh).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	test("not without a planned time, and not immediately for a time that is months ahead", () => {
		const { refresh, setList } = start();
		setList([euroDollar]);
		expect(vi.getTimerCount()).toBe(0);
		setList([turning(2 ** 33)]);
		vi.advanceTimersByTime(86_400_000);
		expect(refresh).not.toHaveBeenCalled();
	});

	test("every 5 s while a change is overdue", () => {
		const { refresh, setList } = start();
		setList([turning(0), turning(60_000)]);
		vi.advanceTimersByTime(4999);
		expect(refresh).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(refresh).toHaveBeenCalledTimes(1);
	});
});

describe("Spec 1 §5: an opened market is detected", () => {
	const quoteOf = (code: string): Quote => ({
		code: instrumentCode(code),
		price: price(decimal("1")),
		change: rate(decimal("0")),
		madeAt: instant(0),
		receivedAt: instant(0),
	});
	const open: Instrument = euroDollar;
	const closed: Instrument = { ...euroDollar, code: instrumentCode("N225"), isOpen: false };

	test("by a price of a market that is closed in the list, at most twice a minute", () => {
		let now = 0;
		const hasOpened = detectMarketOpen(() => now);
		const list = [open, closed];
		const found = [];
		for (const at of [0, 1, 29_999, 30_000]) {
			now = at;
			found.push(hasOpened(list, [quoteOf("EURUSD"), quoteOf("N225")]));
		}
		expect(found).toEqual([true, false, false, true]);
	});

	test("not by a price of an open market, nor of one that has been read as open since", () => {
		const hasOpened = detectMarketOpen(() => 0);
		expect(hasOpened([open, closed], [quoteOf("EURUSD")])).toBe(false);
		expect(hasOpened([open, { ...closed, isOpen: true }], [quoteOf("N225")])).toBe(false);
	});
});
