import { describe, expect, test } from "vitest";
import { nextPage, nothingLoaded } from "./paged-list.ts";

describe("Spec 2 §4: the next page of a list", () => {
	test("is the first before anything is loaded", () => {
		expect(nextPage(nothingLoaded)).toBe(1);
	});

	test("is the following one; the same one again when a row moved up, and at least the first", () => {
		const loaded = { ...nothingLoaded, page: 2, pageSize: 20 };
		expect([0, 1, 20, 21, 400].map((removed) => nextPage({ ...loaded, removed }))).toEqual([3, 2, 2, 1, 1]);
	});
});
