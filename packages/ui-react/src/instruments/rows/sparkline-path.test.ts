import { decimal } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { courseDirection, sparklinePath } from "./sparkline-path.ts";

const closes = (...texts: readonly string[]) => texts.map(decimal);

test("A sparkline fills its box from left to right, with the highest close at the top", () => {
	expect(sparklinePath(closes("1", "3", "2"), 100, 12)).toEqual({
		line: "M0 11L50 1L100 6",
		area: "M0 11L50 1L100 6V12H0Z",
	});
});

test("A constant price is a line through the middle; one close gives no sparkline", () => {
	expect(sparklinePath(closes("5", "5"), 10, 8)?.line).toBe("M0 4L10 4");
	expect(sparklinePath(closes("5"), 10, 8)).toBeUndefined();
});

test("A-976: the direction of a line is that of its last ten points", () => {
	const falling = Array.from({ length: 9 }, (_, index) => `${9 - index}`);
	expect([
		courseDirection(closes("1", "20", ...falling)),
		courseDirection(closes("20", "2", ...falling, "1")),
		courseDirection(closes("20", "1", ...falling.slice(1), "2")),
		courseDirection(closes("3", "4", "3")),
		courseDirection([]),
	]).toEqual(["down", "down", "up", "flat", "flat"]);
});
