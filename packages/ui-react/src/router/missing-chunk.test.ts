import { expect, test } from "vitest";
import { reloadForMissingChunk } from "./missing-chunk.ts";

const gone = new TypeError("Failed to fetch dynamically imported module: /assets/trade-page-1.js");

const createPage = () => {
	const items = new Map<string, string>();
	const page = {
		time: 1_000_000,
		reloads: 0,
		now: () => page.time,
		store: () => ({
			getItem: (key: string) => items.get(key) ?? null,
			setItem: (key: string, value: string) => void items.set(key, value),
		}),
		reload: () => {
			page.reloads += 1;
		},
	};
	return page;
};

test("Pitfall 15: a missing chunk reloads the page once a minute, not in a loop", () => {
	const page = createPage();
	const answers = [0, 1_000, 58_000, 2_000].map((later) => {
		page.time += later;
		return reloadForMissingChunk(gone, page);
	});
	expect({ answers, reloads: page.reloads }).toEqual({ answers: [true, false, false, true], reloads: 2 });
});

test("Pitfall 15: a chunk whose style sheet is missing is missing, too", () => {
	const page = createPage();
	const unstyled = new Error("Unable to preload CSS for /assets/trade-1.css");
	expect([reloadForMissingChunk(unstyled, page), page.reloads]).toEqual([true, 1]);
});

test("Pitfall 15: other errors do not reload the page, nor does a page without session storage", () => {
	const page = createPage();
	const forgetful = {
		...page,
		store: () => {
			throw new Error("blocked");
		},
	};
	expect([
		reloadForMissingChunk(new TypeError("x is not a function"), page),
		reloadForMissingChunk("gone", page),
		reloadForMissingChunk(gone, forgetful),
	]).toEqual([false, false, false]);
	expect(page.reloads).toBe(0);
});
