import { expect, test } from "vitest";
import { commonYearOf } from "./buddhist-year.ts";

test.each([
	[2533, 1990],
	[2569, 2026],
	[2400, 1857],
	[2699, 2156],
	[2399, undefined],
	[2700, undefined],
	[1990, undefined],
	[2026, undefined],
])("The year %d of the Buddhist calendar is %s", (year, common) => {
	expect(commonYearOf(year)).toBe(common);
});
