import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zoneOffset } from "./zone-offset.ts";

const at = (text: string) => Date.parse(text) / 1000;

test.each([
	["GMT", "2026-07-01T00:00Z", 0],
	["UTC", "2026-07-01T00:00Z", 0],
	["Asia/Hong_Kong", "2026-07-01T00:00Z", 8 * 3600],
	["Asia/Kolkata", "2026-07-01T00:00Z", 5.5 * 3600],
	["Asia/Kathmandu", "2026-07-01T00:00Z", 5.75 * 3600],
	["America/St_Johns", "2026-01-01T00:00Z", -3.5 * 3600],
	["Australia/Lord_Howe", "2026-01-01T00:00Z", 11 * 3600],
	["Pacific/Kiritimati", "2026-01-01T00:00Z", 14 * 3600],
	["Europe/London", "2026-01-01T00:00Z", 0],
] as const)("Spec 1 §9: clocks of %s at %s", (zone, moment, offset) => {
	expect(zoneOffset(zone)(at(moment))).toBe(offset);
});

describe("Spec 1 §9: on the day on which the clocks change", () => {
	test.each([
		["America/New_York", "2026-03-08T07:00:00Z", -5, -4],
		["America/New_York", "2026-11-01T06:00:00Z", -4, -5],
		["Europe/London", "2026-03-29T01:00:00Z", 0, 1],
		["Australia/Lord_Howe", "2026-04-04T15:00:00Z", 11, 10.5],
	] as const)("in %s they do so at %s to the second", (zone, moment, before, after) => {
		const offset = zoneOffset(zone);
		expect([offset(at(moment) - 1) / 3600, offset(at(moment)) / 3600]).toEqual([before, after]);
	});
});

test("Property: a moment in any zone reads as the browser's own clock", () => {
	const zones = [
		"America/New_York",
		"Asia/Kolkata",
		"Australia/Lord_Howe",
		"Africa/Casablanca",
		"Asia/Tehran",
	];
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({ min: at("2000-01-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
			(timeZone, seconds) => {
				const own = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
				const shifted = new Date((seconds + zoneOffset(timeZone)(seconds)) * 1000).toISOString();
				expect(shifted.slice(0, 19).replace("T", " ")).toBe(own.format(seconds * 1000));
			},
		),
	);
});
