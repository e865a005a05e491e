import { expect, test } from "vitest";
import { cutSearch, longestSearch, soughtIn } from "./search-text.ts";

test("a search takes 64 characters, those of two units whole", () => {
	expect([cutSearch("a".repeat(65)), cutSearch("𝄞".repeat(65)), cutSearch("eur")]).toEqual([
		"a".repeat(longestSearch),
		"𝄞".repeat(longestSearch),
		"eur",
	]);
});

test("blanks around it and doubled ones ask for nothing more", () => {
	expect([soughtIn("  us  tech\t100 "), soughtIn("   "), soughtIn("")]).toEqual(["us tech 100", "", ""]);
});

test("digits of every script ask for the same", () => {
	expect(["us ١٠٠", "us ۱۰۰", "us १००", "us １００", "us 100"].map(soughtIn)).toEqual(
		Array(5).fill("us 100"),
	);
});
