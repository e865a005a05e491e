import { expect, test } from "vitest";
import { maxSearchLength, searchTermOf, truncateSearch } from "./search-text.ts";

test("a search text has at most 64 characters, and no split surrogate pair", () => {
	expect([truncateSearch("a".repeat(65)), truncateSearch("𝄞".repeat(65)), truncateSearch("eur")]).toEqual([
		"a".repeat(maxSearchLength),
		"𝄞".repeat(maxSearchLength),
		"eur",
	]);
});

test("surrounding and repeated spaces do not change the search term", () => {
	expect([searchTermOf("  us  tech\t100 "), searchTermOf("   "), searchTermOf("")]).toEqual([
		"us tech 100",
		"",
		"",
	]);
});

test("digits of every script are the same search term", () => {
	expect(["us ١٠٠", "us ۱۰۰", "us १००", "us １００", "us 100"].map(searchTermOf)).toEqual(
		Array(5).fill("us 100"),
	);
});
