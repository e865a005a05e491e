import { describe, expect, test } from "vitest";
import { findNew, findNewOnPage, lastIdOf, newestOf, newNumberOf } from "./find-new.ts";

const rows = [
	{ id: 7, amount: 1 },
	{ id: 5, amount: 2 },
];
const found = { is: "confirmed", answer: { message: undefined } };

describe("A command whose answer was lost", () => {
	test.each([
		["newer than all known ones and equal", 6, 1, found],
		["as old as the newest known", 7, 1, { is: "absent" }],
		["newer but unlike it", 6, 2, { is: "absent" }],
		["listed, but the known ids are unknown", undefined, 1, { is: "unknown" }],
	])("when a record is %s", (_, lastId, amount, finding) => {
		expect(findNew(lastId, rows, (row) => row.amount === amount)).toEqual(finding);
	});

	test("the last id of no records is 0", () => {
		expect([lastIdOf([]), lastIdOf(rows)]).toEqual([0, 7]);
	});

	test.each([
		["the page reaches back to the known records", 5, 2, false, { is: "absent" }],
		["the page is the whole list", 1, 9, true, { is: "absent" }],
		["older records are not on the page", 1, 9, false, { is: "unknown" }],
		["it is on the page, whatever else is missing", 1, 2, false, found],
		["the known ids are unknown", undefined, 9, true, { is: "unknown" }],
	])("on the newest page of a list, when %s", (_, lastId, amount, isWhole, finding) => {
		expect(findNewOnPage(lastId, { rows, isWhole }, (row) => row.amount === amount)).toEqual(finding);
	});

	test.each([
		[2, true],
		[3, false],
	])("two rows of %i are the whole list: %s", (total, isWhole) => {
		expect(newestOf({ rows, total })).toEqual({ rows, isWhole });
	});
});

describe("The number of a command that was carried out", () => {
	test.each<[string, number | undefined, number, string | undefined]>([
		["is that of the one newer record like it", 5, 1, "7"],
		["is unknown without such a record", 7, 1, undefined],
		["is unknown if the known ids are", undefined, 1, undefined],
	])("%s", (_, lastId, amount, number) => {
		expect(newNumberOf(lastId, rows, (row) => row.amount === amount)).toBe(number);
	});

	test("is unknown if two records may be it", () => {
		expect(newNumberOf(4, rows, () => true)).toBeUndefined();
	});
});
