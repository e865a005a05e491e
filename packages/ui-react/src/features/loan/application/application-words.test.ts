import { expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { issueText } from "../../../issues/issue-text.ts";
import { applicationWords } from "./application-words.ts";

test.each([
	["en", "Jan 1, 1940"],
	["de", "1. Jan. 1940"],
	["hk", "1940年1月1日"],
] as const)("Spec 1 §9: in %s the earliest birthday is written as %s", async (code, day) => {
	await loadFeatureWords();
	await showLanguage(code);
	const issue = { is: "before the earliest birthday", field: "birthday", earliest: "1940-01-01" } as const;
	expect(issueText(issue, currentWords(), applicationWords(currentWords()))).toContain(day);
});
