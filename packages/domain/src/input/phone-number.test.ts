import { describe, expect, test } from "vitest";
import { america, areas, germany } from "../session/account/account.test-support.ts";
import { areaOf, prefixOf, readPhoneNumber, stripPhoneNumber, writePhoneNumber } from "./phone-number.ts";

describe("Spec 1 §3, §9: area codes", () => {
	test("a prefix is a plus and the digits, in every notation of the platform", () => {
		const written = ["001", "+001", "00-1", "+0049 "];
		expect(written.map((globalCode) => prefixOf({ ...america, globalCode }))).toEqual([
			"+001",
			"+001",
			"+001",
			"+0049",
		]);
	});

	test("+001 is the default, at any position in the list", () => {
		expect(areaOf(areas, undefined)).toEqual(america);
	});

	test("the chosen one is found by its id", () => {
		expect([areaOf(areas, 49), areaOf(areas, 1), areaOf(areas, 2)]).toEqual([germany, america, undefined]);
	});

	test("without the default in the list no country is assumed", () => {
		expect([areaOf([germany], undefined), areaOf([], undefined)]).toEqual([undefined, undefined]);
	});
});

describe("Spec 1 §5: a phone number", () => {
	test.each([
		["(555) 010-99 12", "5550109912"],
		["555.010.9912", "5550109912"],
		["555‑010–9912", "5550109912"],
		["\u202a555\u00a0010 9912\u202c", "5550109912"],
		[" - ", ""],
		["+1 555", "+1555"],
		["٥٥٥ ٠١٠-٩٩١٢", "5550109912"],
		["५५५ ०१० ९९१२", "5550109912"],
		["（０３）５５５０－９９１２", "0355509912"],
	])("%j is %j without separators", (typed, bare) => {
		expect(stripPhoneNumber(typed)).toBe(bare);
	});

	test("is read as its digits in its area", () => {
		expect(readPhoneNumber("(0) 30 / 55".replace("/", "-"), germany, "mobile")).toEqual({
			phone: { area: germany, number: "03055" },
			issues: [],
		});
	});

	test.each([
		["", ["phone missing"]],
		[" ( ) ", ["phone missing"]],
		["+1 555", ["not a phone number"]],
		["555a", ["not a phone number"]],
		["a555", ["not a phone number"]],
	])("%j has no digits to send: %j", (typed, issues) => {
		expect(readPhoneNumber(typed, america, "mobile")).toEqual({
			phone: undefined,
			issues: issues.map((is) => ({ is, field: "mobile" })),
		});
	});

	test("lists all issues, in the order of the fields", () => {
		expect(readPhoneNumber("", undefined, "mobile")).toEqual({
			phone: undefined,
			issues: [
				{ is: "area code missing", field: "area" },
				{ is: "phone missing", field: "mobile" },
			],
		});
		expect(readPhoneNumber("555", undefined, "mobile")).toEqual({
			phone: undefined,
			issues: [{ is: "area code missing", field: "area" }],
		});
	});

	test("Spec 2 §5: is sent as prefix and number, with a dash if the call requires one", () => {
		const phone = { area: america, number: "5550109912" };
		expect([writePhoneNumber(phone), writePhoneNumber(phone, "-")]).toEqual([
			"+0015550109912",
			"+001-5550109912",
		]);
	});
});
