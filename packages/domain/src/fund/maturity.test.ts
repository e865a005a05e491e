import { expect, test } from "vitest";
import { maturityOf } from "./maturity.ts";

test("A-391: a subscription ends after its days of 24 hours each, also over a leap day", () => {
	const from = Date.UTC(2028, 1, 28, 22, 30);
	expect([0, 1, 30].map((days) => new Date(maturityOf(from, days)).toISOString())).toEqual([
		"2028-02-28T22:30:00.000Z",
		"2028-02-29T22:30:00.000Z",
		"2028-03-29T22:30:00.000Z",
	]);
});
