import { expect, test } from "vitest";
import { firstDifference } from "./first-difference.ts";

test("Spec 1 §7: finds the first bar that has to be drawn again", () => {
	const [one, two, three] = [{}, {}, {}];
	expect([
		firstDifference([one, two], [one, two]),
		firstDifference([one, two], [one, two, three]),
		firstDifference([one, two], [one, three]),
		firstDifference([one, two], [two]),
		firstDifference([], [one]),
		firstDifference([one], []),
	]).toEqual([2, 2, 1, 0, 0, 0]);
});
