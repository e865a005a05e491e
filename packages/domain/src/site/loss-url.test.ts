import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeLossUrl } from "./loss-url.ts";

describe("Spec 1 §4: loss_url", () => {
	test.each([
		"https://gone.test",
		"https://gone.test/",
		"https://www.gone.test:8443/why?x=1#y",
		"HTTPS://GONE.TEST/a",
		"https://gone.test?x",
	])("%s is accepted", (url) => {
		expect(safeLossUrl(url)).toBe(url);
	});

	test.each([
		"",
		"http://gone.test",
		"javascript:alert(1)",
		"//gone.test",
		"/gone",
		"https:gone.test",
		"https://",
		"https:///gone.test",
		"https://user@gone.test",
		"https://gone.test\\@elsewhere.test",
		"https://gone.test\n",
		" https://gone.test",
		"https://gone.test/a b",
		"https://127.0.0.1/",
		"https://8443",
	])("%j is refused", (url) => {
		expect(safeLossUrl(url)).toBeUndefined();
	});

	test("an accepted address is https to the written host", () => {
		const pieces = fc.constantFrom(
			"https://",
			"/",
			"\\",
			"@",
			":",
			"gone.test",
			"elsewhere.test",
			"?",
			"#",
			"8443",
			"\t",
			".",
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
				const url = safeLossUrl(parts.join(""));
				if (url === undefined || !URL.canParse(url)) return;
				expect(new URL(url)).toMatchObject({ protocol: "https:", username: "", password: "" });
				expect(url.toLowerCase().startsWith(`https://${new URL(url).hostname}`)).toBe(true);
			}),
			{ numRuns: 1000, seed: 1 },
		);
	});
});
