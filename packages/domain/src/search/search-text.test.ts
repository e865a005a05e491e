import { expect, test } from "vitest";
import { maxSearchLength, searchTermOf, truncateSearch } from "./search-text.ts";

test("a search takes 64 characters, those of two units whole", () => {
	expect([truncateSearch("a".repeat(65)), truncateSearch("𝄞".repeat(65)), truncateSearch("eur")]).toEqual([
		"a".repeat(maxSearchLength),
		"𝄞".repeat(maxSearchLength),
		"eur",
	]);
});

test("blanks around it and doubled ones ask for nothing more", () => {
	expect([searchTermOf("  us  tech\t100 "), searchTermOf("   "), searchTermOf("")]).toEqual([
		"us tech 100",
		"",
		"",
	]);
});

test("digits of every script ask for the same", () => {
	expect(["us ١٠٠", "us ۱۰۰", "us १००", "us １００", "us 100"].map(searchTermOf)).toEqual(
		Array(5).fill("us 100"),
	);
});
