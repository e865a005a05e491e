import { describe, expect, test } from "vitest";
import { findNew, lastIdOf } from "./find-new.ts";

const rows = [
	{ id: 7, amount: 1 },
	{ id: 5, amount: 2 },
];
const found = { is: "found", answer: { message: undefined } };

describe("A command whose answer was lost", () => {
	test.each([
		["newer than all that were known and like it", 6, 1, found],
		["as old as the newest known", 7, 1, { is: "not found" }],
		["newer but unlike it", 6, 2, { is: "not found" }],
		["there, but nobody knows what was there before", undefined, 1, { is: "cannot tell" }],
	])("when a record is %s", (_, lastId, amount, finding) => {
		expect(findNew(lastId, rows, (row) => row.amount === amount)).toEqual(finding);
	});

	test("the last id of no records is 0", () => {
		expect([lastIdOf([]), lastIdOf(rows)]).toEqual([0, 7]);
	});
});
