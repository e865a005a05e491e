import type { LanguageCode } from "@tradewind/domain/site";
import { htmlIn } from "../messages/html.ts";
import type { WordKey } from "../words/words.ts";

/** The paragraphs of the platform's descriptive pages, by group: those that the specification names, and the one about the company. */
const pages: Readonly<Record<string, readonly WordKey[]>> = {
	about: ["page.about.text1", "page.about.text2"],
	"financial.bank_chare_content": ["page.bankDeposit.text1", "page.bankDeposit.text2"],
	"loan.agree_rule": ["page.loanRule.text1", "page.loanRule.text2"],
	"loan.agree_protocol": ["page.loanContract.text1", "page.loanContract.text2"],
	"loan.agree_law": ["page.loanLaw.text1", "page.loanLaw.text2"],
	"mining.rule": ["page.fundRule.text1", "page.fundRule.text2"],
	// Ours (docs/assumptions.md, A-584).
	"user.risk": ["page.risk.text1", "page.risk.text2"],
	"user.terms": ["page.terms.text1", "page.terms.text2"],
	"user.privacy": ["page.privacy.text1", "page.privacy.text2"],
};

interface Descript {
	readonly group: string;
	readonly content: string;
}

/** The text of a group, or none. */
export const descriptsIn = (group: string, language: LanguageCode): readonly Descript[] => {
	const paragraphs = Object.hasOwn(pages, group) ? pages[group] : undefined;
	if (!paragraphs) return [];
	const blocks = paragraphs.map((key) => ({ paragraph: { key } }));
	return [{ group, content: htmlIn(language, blocks) }];
};
