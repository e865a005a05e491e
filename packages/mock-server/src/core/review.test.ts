import { expect, test } from "vitest";
import { createDueList } from "../clock/due-list.ts";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { review } from "./review.ts";

const begin = () => {
	const clock = createVirtualClock(0);
	clock.advance(1_000_000);
	const schedule = createDueList();
	const decided: number[] = [];
	const decide = (at: number): void => void decided.push(at);
	return { schedule, decided, decide, ...review(schedule, clock), isWaiting: () => true };
};

test("what waits is decided five minutes after it began to wait, at that moment, once", () => {
	const { schedule, decided, decide, isWaiting, decideLater } = begin();
	decideLater({ since: 1_000_000, isWaiting, decide });
	schedule.run(1_299_999);
	expect(decided).toEqual([]);
	schedule.run(2_000_000);
	schedule.run(3_000_000);
	expect(decided).toEqual([1_300_000]);
});

test("a noun has its own time until the decision", () => {
	const { schedule, decided, decide, isWaiting, decideLater } = begin();
	decideLater({ since: 1_000_000, forMs: 30_000, isWaiting, decide });
	expect(schedule.next()).toBe(1_030_000);
	schedule.run(1_030_000);
	expect(decided).toEqual([1_030_000]);
});

test("a decision of the past is left to the scenario", () => {
	const { schedule, decide, isWaiting, decideLater } = begin();
	decideLater({ since: 700_000, isWaiting, decide });
	expect(schedule.next()).toBeUndefined();
	decideLater({ since: 700_001, isWaiting, decide });
	expect(schedule.next()).toBe(1_000_001);
});

test("the next decision is that on what waits for the shortest time still; what control has decided does not count", () => {
	const { decide, decideLater, nextDecisionAt, schedule } = begin();
	const waiting = new Set(["loan", "deposit"]);
	expect(nextDecisionAt()).toBeUndefined();
	decideLater({ since: 1_000_000, isWaiting: () => waiting.has("loan"), decide });
	decideLater({ since: 1_000_000, forMs: 30_000, isWaiting: () => waiting.has("deposit"), decide });
	expect(nextDecisionAt()).toBe(1_030_000);
	waiting.delete("deposit");
	expect(nextDecisionAt()).toBe(1_300_000);
	schedule.run(1_300_000);
	expect(nextDecisionAt()).toBeUndefined();
});

test("what control has decided is not decided again", () => {
	const { schedule, decided, decide, decideLater } = begin();
	decideLater({ since: 1_000_000, isWaiting: () => false, decide });
	schedule.run(2_000_000);
	expect(decided).toEqual([]);
});
