import { expect, test } from "vitest";
import { readMoment } from "./read-moment.ts";

test.each([
	["1970-01-01 00:00:00", 0],
	["2026-01-31 09:05:07", Date.UTC(2026, 0, 31, 9, 5, 7)],
	["2024-02-29T23:59:59", Date.UTC(2024, 1, 29, 23, 59, 59)],
	["2026-02-29 00:00:00", undefined],
	["2026-01-01 24:00:00", undefined],
	["2026-01-01 10:60:00", undefined],
	["2026-01-01", undefined],
	["", undefined],
] as const)("Spec 1 §3: the platform's moment %j is %s ms after 1970 in GMT", (text, moment) => {
	expect(readMoment(text)).toBe(moment);
});
