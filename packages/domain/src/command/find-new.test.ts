import { describe, expect, test } from "vitest";
import { findNew, findNewOnPage, lastIdOf, newestOf, newNumberOf } from "./find-new.ts";
import { newRecordOf } from "./find-new-record.ts";

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

describe("The record of a command that was carried out, in a list without ids", () => {
	const record = (of: string, isLike = true) => ({ of, isLike });
	const known = [record("a"), record("a")];
	const comparison = {
		identify: ({ of }: { readonly of: string }) => of,
		isLike: (row: { readonly isLike: boolean }) => row.isLike,
	};

	test.each([
		["is the one that was not known", [record("b"), ...known], record("b")],
		["is one more of equal ones", [record("a"), ...known], record("a")],
		["is unknown if none is new", known, undefined],
		["is unknown if no new one is like it", [record("b", false), ...known], undefined],
		["is unknown if two may be it", [record("b"), record("c"), ...known], undefined],
	])("%s", (_, rows, found) => {
		expect(newRecordOf(known, rows, comparison)).toEqual(found);
	});

	test("is unknown if the known ones are", () => {
		expect(newRecordOf(undefined, [record("b")], comparison)).toBeUndefined();
	});
});
