import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

describe("Spec 1 §2: the path after a login", () => {
	test.each([
		"/",
		"/order",
		"/order?type=1&source=contract",
		"/updates/detail?id=7#top",
		"/mine/wallet",
		"/user?next=https://elsewhere.test",
	])("%s is a path of this site", (from) => {
		expect(returnPath(from)).toBe(from);
	});

	test.each([
		undefined,
		null,
		"",
		"order",
		"//elsewhere.test",
		"///elsewhere.test",
		"/\\elsewhere.test",
		"\\\\elsewhere.test",
		"/\t/elsewhere.test",
		"/\n/elsewhere.test",
		" //elsewhere.test",
		"/.//elsewhere.test",
		"/a/..//elsewhere.test",
		"/./x",
		"/%2e%2E//elsewhere.test",
		"/x/%2e/y",
		"https://elsewhere.test/",
		"javascript:alert(1)",
		"data:text/html,x",
		"/a\u0000b",
		"/ä",
		"/login",
		"/login?from=/order",
	])("%j is not: the login leads to the home page", (from) => {
		expect(returnPath(from)).toBe("/");
	});

	test("no text leads to another site, however the browser reads it", () => {
		const pieces = fc.constantFrom(
			"/",
			"//",
			"\\",
			".",
			"..",
			"%2e",
			"%2f",
			"@",
			":",
			"?",
			"#",
			"\t",
			"\n",
			" ",
			"elsewhere.test",
			"https",
			"javascript:",
			"\u2028",
			"\uff0f",
			"order",
			"%5c",
			";",
		);
		const texts = fc.oneof(
			fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
			fc.string({ unit: "binary" }),
			fc.webUrl(),
		);
		fc.assert(
			fc.property(texts, (from) => {
				const path = returnPath(from);
				const here = new URL("https://tradewind.test/login");
				const there = new URL(path, here);
				expect(there.origin).toBe(here.origin);
				expect(new URL(there.pathname + there.search, here).origin).toBe(here.origin);
			}),
			{ numRuns: 300, seed: 1 },
		);
	});
});
