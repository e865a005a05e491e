import { describe, expect, test } from "vitest";
import { dayOfParts, dayParts, partsOfDay, withTypedPart } from "./day-parts.ts";

describe("a day that is typed in parts", () => {
	test.each([
		["en", ["month", "day", "year"]],
		["en-GB", ["day", "month", "year"]],
		["zh-Hant-HK", ["year", "month", "day"]],
		["ja", ["year", "month", "day"]],
		["ar", ["day", "month", "year"]],
		["de", ["day", "month", "year"]],
	])("in %s has the order %j", (tag, order) => {
		expect(dayParts(tag)).toEqual(order);
	});

	test.each([
		[{ year: "1990", month: "02", day: "8" }, "1990-02-08"],
		[{ year: "1990", month: "02", day: "28" }, "1990-02-28"],
		[{ year: "١٩٩٠", month: "02", day: "८" }, "1990-02-08"],
		[{ year: "１９９０", month: "02", day: "๒๘" }, "1990-02-28"],
		[{ year: "199", month: "", day: "" }, "199--"],
		[{ year: "", month: "", day: "" }, ""],
	])("%j is %s", (parts, day) => {
		expect(dayOfParts(parts)).toBe(day);
	});

	const none = { year: "", month: "", day: "" };
	const born = { year: "1990", month: "05", day: "31" };
	test.each([
		["day", "31", { ...none, day: "31" }],
		["day", "1990-05-31", born],
		["day", "31.05.1990", born],
		["day", "5/31/1990", born],
		["year", "19900531", born],
		["year", "٣١/٠٥/١٩٩٠", born],
		["year", "1.1.90", undefined],
		["day", "1990", undefined],
		["year", "19901", undefined],
		["year", "31.13.1990", undefined],
	] as const)("Pitfall 27: into the %s, %j is read as a whole or refused, never cut", (part, text, parts) => {
		expect(withTypedPart(none, part, text, ["day", "month", "year"])?.parts).toEqual(parts);
	});

	test.each([
		["2533", "1990", "2533"],
		["๒๕๓๓", "1990", "๒๕๓๓"],
		["1990", "1990", undefined],
		["253", "253", undefined],
		["2000", "2000", undefined],
	])("the typed year %s is the common year %s", (typed, year, buddhistYear) => {
		expect(withTypedPart(none, "year", typed, ["day"])).toEqual({ parts: { ...none, year }, buddhistYear });
	});

	test("a stored day has its parts again", () => {
		expect(partsOfDay("1990-02-08")).toEqual({ year: "1990", month: "02", day: "08" });
		expect(partsOfDay("")).toEqual({ year: "", month: "", day: "" });
	});
});
