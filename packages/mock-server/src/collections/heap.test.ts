import fc from "fast-check";
import { expect, test } from "vitest";
import { createDueList } from "../clock/due-list.ts";
import { createHeap } from "./heap.ts";

/** A heap of numbers that counts its comparisons. */
const countingHeap = () => {
	let comparisons = 0;
	const heap = createHeap<number>((one, other) => {
		comparisons += 1;
		return one < other;
	});
	return {
		heap,
		comparisonsOf: (run: () => void): number => {
			const before = comparisons;
			run();
			return comparisons - before;
		},
	};
};

test("items leave a heap in their order, whichever were taken out before", () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), fc.array(fc.nat(59)), (items, taken) => {
			const heap = createHeap<number>((one, other) => one < other);
			for (const item of items) heap.add(item);
			const removed = new Set(taken.flatMap((place) => items[place] ?? []));
			for (const item of removed) heap.remove(item);
			const left: number[] = [];
			for (let first = heap.first(); first !== undefined; first = heap.first()) {
				left.push(first);
				heap.remove(first);
			}
			expect(left).toEqual(items.filter((item) => !removed.has(item)).sort((one, other) => one - other));
		}),
	);
});

test("one of 10,000 items is added and taken with at most 50 comparisons", () => {
	const { heap, comparisonsOf } = countingHeap();
	for (let item = 0; item < 10_000; item++) heap.add((item * 7919) % 10_000);
	const counts = [3.5, 5000.5, 9999.5].map((item) =>
		comparisonsOf(() => {
			heap.add(item);
			heap.remove(item);
		}),
	);
	expect(Math.max(...counts)).toBeLessThanOrEqual(50);
});

test("timers of one moment run in the order of their creation, cancelled ones never, those that they add in their turn", () => {
	const due = createDueList();
	const run: string[] = [];
	for (let number = 0; number < 100; number++) {
		const cancel = due.add(5, () => void run.push(`${number}`));
		if (number % 3 > 0) cancel();
	}
	due.add(1, () => {
		run.push("first");
		due.add(5, () => void run.push("added"));
	});
	due.run(4);
	expect([run.splice(0), due.next()]).toEqual([["first"], 5]);
	due.run(5);
	const whole = Array.from({ length: 34 }, (_, place) => `${3 * place}`);
	expect([run, due.next()]).toEqual([[...whole, "added"], undefined]);
});
