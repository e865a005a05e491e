import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../packages/domain/src/site/language.ts";
import { equalKeys } from "../lints/same-as-english.lint.ts";
import { wordFiles } from "../lints/word-files.ts";
import { sameKeys } from "../lints/word-keys.lint.ts";
import { root } from "../paths.ts";
import { type Document, generatedNotice, table } from "./document.ts";

/** The languages of the app: how complete their texts are, and where their terms are listed. */
export const languageTable = (): Document => {
	const files = wordFiles(root);
	const faults = sameKeys.find(root);
	return {
		path: "docs/languages.md",
		text: [
			"# Languages",
			generatedNotice(
				"the words of packages/ui-react and packages/mock-server and what `npm run test:languages` measured",
			),
			"The languages of the app (Spec 1 §1) with the number of their texts, which differs by the plural forms. “Missing” counts absent keys, plural forms and placeholders; lints refuse them. “Same as English” counts the texts that equal the English ones; each has its reason on the page of the language. “Longest overflow” is the largest distance in pixels by which a text is wider than its box, or the page than the screen, on any screen of a phone 360 pixels wide; `npm run test:languages` measures it. A loan agreement in another language than the customer's is the one of `hk` (Spec 2 §9).",
			table(
				[
					"language",
					"code",
					"tag",
					"texts",
					"missing",
					"same as English",
					"loan agreement",
					"platform's texts",
					"screens",
					"longest overflow",
				],
				languages.map(({ code, tag, name }) => [
					existsSync(join(root, `docs/languages/${code}.md`)) ? `[${name}](languages/${code}.md)` : name,
					`\`${code}\``,
					`\`${tag}\``,
					String(
						files.filter((file) => file.code === code).flatMap(({ words }) => Object.keys(words)).length,
					),
					String(faults.filter((fault) => fault.includes(`/${code}.json`)).length),
					code === "en" ? "" : String(equalKeys(root, code).size),
					existsSync(join(root, `packages/ui-react/src/features/loan/agreement/texts/${code}.ts`))
						? "yes"
						: "`hk`",
					platformTexts(code),
					...fitOf(code),
				]),
			),
			"The pages of the languages list their terms, the words that no text has, the texts that equal the English ones, and what a native reviewer should check. Lints read the first three. Pairs of texts that have to differ or to be equal are in `scripts/lints/word-pairs.ts`.",
			"`docs/languages/stamps/` has the English text, as a hash, for which each translation was checked. A changed English text makes its translations stale, and a lint names the keys and the languages. After the check, `npm run words:stamp -- de,fr contract.ticket.title` records it; `all` stands for all languages. [Notes for translators](word-notes.md) explain keys that cannot be understood alone.",
			"`packages/ui-react/e2e/language-fit.spec.ts` opens every route at 360 pixels in Thai, which has no spaces and the highest letters, and with texts 40 % longer. `npm run test:languages` does so in all languages, also from right to left with texts 40 % longer, and examines seven of them with axe in light and dark. Both fail on text wider than its box, on horizontal scrolling and on any output of the console. In the languages of another script, the same visits and `crawl.spec.ts` fail on any Latin word that is no name and no international abbreviation (`packages/ui-react/e2e/foreign-words.ts`).",
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const platformTexts = (code: string): string => {
	const path = join(root, `packages/mock-server/src/words/${code}.json`);
	return existsSync(path) ? String(Object.keys(JSON.parse(readFileSync(path, "utf8"))).length) : "";
};

/** The number of screens that were measured and their longest overflow in pixels; empty before the first measurement. */
const fitOf = (code: string): readonly [screens: string, overflow: string] => {
	const path = join(root, `docs/languages/fit/${code}.json`);
	if (!existsSync(path)) return ["", ""];
	const { screens, overflow } = JSON.parse(readFileSync(path, "utf8"));
	return [String(screens), `${overflow} px`];
};
