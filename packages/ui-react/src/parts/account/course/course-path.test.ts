import { decimal, money } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { coursePath } from "./course-path.ts";

const range = { startTime: 100, endTime: 200 };
const pathOf = (...points: readonly (readonly [at: number, total: string])[]) =>
	coursePath(
		points.map(([at, total]) => ({ at, total: money(decimal(total)) })),
		range,
		[100, 24],
	);

test("A-767: the total stays the same from one record to the next", () => {
	expect(pathOf([100, "10"], [150, "30"], [200, "20"])).toBe("M0 22H50V2H100V12");
});

test("A-767: a course that begins with a record begins at its time, and an unchanged total is a line through the middle", () => {
	expect(pathOf([150, "10"], [200, "10"])).toBe("M50 12H100V12");
});
