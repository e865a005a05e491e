import { describe, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { groupTitle } from "./group-title.ts";

/** The group keys that the specification names, and the one about the company. */
const groups = [
	"about",
	"financial.bank_chare_content",
	"loan.agree_rule",
	"loan.agree_protocol",
	"loan.agree_law",
	"mining.rule",
];

describe("Spec 2 §2: a descriptive page is titled by the translation of its group key", () => {
	test.each([
		{
			language: "en",
			titles: ["About us", "Bank deposits", "Loan rules", "Loan contract", "Legal liability", "Fund rules"],
		},
		{
			language: "hk",
			titles: ["關於我們", "銀行入金說明", "貸款規則", "貸款合約", "法律責任", "基金規則"],
		},
	] as const)("in $language", async ({ language, titles }) => {
		await showLanguage(language);
		await loadFeatureWords();
		expect(groups.map((group) => groupTitle(group, currentWords().t, "Tradewind"))).toEqual(titles);
	});

	test.each(["", "title", "loan", "constructor", "__proto__"])(
		"%j has none: the site's name",
		async (group) => {
			await showLanguage("en");
			await loadFeatureWords();
			expect(groupTitle(group, currentWords().t, "Tradewind")).toBe("Tradewind");
		},
	);
});
