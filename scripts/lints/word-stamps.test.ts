import { expect, test } from "vitest";
import { restamped, staleKeys } from "./word-stamps.ts";

const stamps = { "market.a": "1", "market.b": "2", "market.gone": "3" };
const english = { "market.b": "9", "market.a": "1", "market.0": "4" };

test("a changed, a new and a removed English text are stale", () => {
	expect(staleKeys(stamps, english)).toEqual(["market.b", "market.0", "market.gone"]);
});

test("a stamp changes its own key only and keeps the keys sorted", () => {
	expect(Object.entries(restamped(stamps, english, ["market.b", "market.0"]))).toEqual([
		["market.0", "4"],
		["market.a", "1"],
		["market.b", "9"],
		["market.gone", "3"],
	]);
});

test("a key without a text loses its stamp", () => {
	expect(restamped(stamps, english, ["market.gone"])).toEqual({ "market.a": "1", "market.b": "2" });
});
