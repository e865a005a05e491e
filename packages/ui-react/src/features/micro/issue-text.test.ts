import { microIssueNames } from "@tradewind/domain/micro";
import { languageOf } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import ar from "./words/ar.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import hk from "./words/hk.json" with { type: "json" };

const camelCase = (name: string) => name.replace(/[ -]([a-z])/g, (_, letter: string) => letter.toUpperCase());

test.each([
	["en", en],
	["hk", hk],
	["ar", ar],
])("Spec 1 §8: every issue of a micro order has a text in %s", (code, words) => {
	expect(languageOf(code)?.code).toBe(code);
	expect(microIssueNames.filter((name) => !(`micro.issue.${camelCase(name)}` in words))).toEqual([]);
});
