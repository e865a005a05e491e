import { describe, expect, test } from "vitest";
import { dayOfParts, dayParts, partsOfDay } from "./day-parts.ts";

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

	test("a stored day has its parts again", () => {
		expect(partsOfDay("1990-02-08")).toEqual({ year: "1990", month: "02", day: "08" });
		expect(partsOfDay("")).toEqual({ year: "", month: "", day: "" });
	});
});
