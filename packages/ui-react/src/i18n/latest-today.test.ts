import { expect, test } from "vitest";
import { latestToday } from "./latest-today.ts";

const halfPastOne = Date.UTC(2026, 10, 25, 13, 30);

test.each([
	["Pacific/Auckland", -13 * 60, "2026-11-26"],
	["GMT", 0, "2026-11-25"],
	["America/Los_Angeles", 8 * 60, "2026-11-25"],
])(
	"Spec 1 §5: at 13:30 GMT a customer in %s may choose up to their own today and the GMT day",
	(_, offset, day) => {
		expect(latestToday(halfPastOne, offset, 0)).toBe(day);
	},
);

test("west of Greenwich the GMT day may be later than the customer's", () => {
	expect(latestToday(Date.UTC(2026, 10, 26, 1), 8 * 60, 0)).toBe("2026-11-26");
});

test("Spec 1 §9: the day of a site in Hong Kong may be later than the customer's and that of GMT", () => {
	expect(latestToday(Date.UTC(2026, 10, 25, 16, 30), 0, 8 * 3600)).toBe("2026-11-26");
});
