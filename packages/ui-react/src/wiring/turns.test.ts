import type { Instrument } from "@tradewind/domain/market";
import { instant } from "@tradewind/domain/time";
import { beforeEach, expect, test, vi } from "vitest";
import { euroDollar } from "../state/fake-app.test-support.ts";
import { createTurns } from "./turns.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

const measuredAt = { wall: instant(0), elapsed: 1000 };
const turning = (remaining: number): Instrument => ({
	...euroDollar,
	nextStatusChange: { at: instant(remaining), remaining, measuredAt },
});
const start = () => {
	const turned: string[] = [];
	const follow = createTurns(
		() => measuredAt,
		() => turned.push("turn"),
	);
	return { turned, follow };
};

test("A-113: the list is read again half a second after the first of its markets opens or closes", () => {
	const { turned, follow } = start();
	follow([euroDollar, turning(60_000), turning(30_000)]);
	vi.advanceTimersByTime(30_499);
	expect(turned).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(turned).toEqual(["turn"]);
	vi.advanceTimersByTime(90_000);
	expect(turned).toEqual(["turn"]);
});

test("a new list counts anew; the same one, told again, does not", () => {
	const { turned, follow } = start();
	follow([turning(30_000)]);
	vi.advanceTimersByTime(20_000);
	const later = [turning(60_000)];
	follow(later);
	vi.advanceTimersByTime(40_000);
	follow(later);
	vi.advanceTimersByTime(20_499);
	expect(turned).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(turned).toEqual(["turn"]);
});

test("nothing is waited for where nothing is planned, and a moment months ahead does not come at once", () => {
	const { turned, follow } = start();
	follow([euroDollar]);
	expect(vi.getTimerCount()).toBe(0);
	follow([turning(2 ** 33)]);
	vi.advanceTimersByTime(86_400_000);
	expect(turned).toEqual([]);
});

test("a turn that is due and has not come is looked for every 5 s, not at once again and again", () => {
	const { turned, follow } = start();
	follow([turning(0), turning(60_000)]);
	vi.advanceTimersByTime(4999);
	expect(turned).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(turned).toEqual(["turn"]);
});
