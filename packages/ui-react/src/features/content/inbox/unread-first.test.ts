import { expect, test } from "vitest";
import { createUnreadFirst } from "./unread-first.ts";

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));

test("Spec 1 §2: unread messages come first, in their order, then those that were read", () => {
	const arrange = createUnreadFirst();
	expect(arrange(rows(5, 4, 3, 2, 1), new Set([5, 3, 2]))).toEqual(rows(4, 1, 5, 3, 2));
});

test("A-489: a message that is read while the list is shown keeps its place until the list is opened again", () => {
	const arrange = createUnreadFirst();
	arrange(rows(3, 2, 1), new Set([3]));
	expect(arrange(rows(3, 2, 1), new Set([3, 2]))).toEqual(rows(2, 1, 3));
	expect(createUnreadFirst()(rows(3, 2, 1), new Set([3, 2]))).toEqual(rows(1, 3, 2));
});

test("A-489: a newer message comes first and the next page last, unread ones first in each", () => {
	const arrange = createUnreadFirst();
	arrange(rows(5, 4), new Set([5]));
	expect(arrange(rows(7, 6, 5, 4, 3, 2, 1), new Set([7, 5, 3, 1]))).toEqual(rows(6, 7, 4, 5, 2, 3, 1));
});

test("a message that the platform no longer lists is left out, and an empty list has no rows", () => {
	const arrange = createUnreadFirst();
	arrange(rows(3, 2, 1), new Set());
	expect(arrange(rows(3, 1), new Set())).toEqual(rows(3, 1));
	expect(arrange([], new Set())).toEqual([]);
	expect(arrange(rows(4), new Set())).toEqual(rows(4));
});
