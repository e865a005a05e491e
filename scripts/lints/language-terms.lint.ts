import { filesOf, type Lint } from "./lint.ts";
import { rowsOf } from "./page-table.ts";
import { wordFiles } from "./word-files.ts";

const page = /^docs\/languages\/([a-z]+)\.md$/;

/** Each term in "Terms" of docs/languages/<code>.md occurs in a text of the language; "(not on screen)" exempts it. */
export const languageTerms: Lint = {
	name: "the terms of docs/languages occur in the texts",
	find: (root) => {
		const files = wordFiles(root);
		return filesOf(root, ["docs/languages/*.md"]).flatMap(({ path, text }) => {
			const code = page.exec(path)?.[1] ?? "";
			const texts = files
				.filter((file) => file.code === code)
				.flatMap(({ words }) => Object.values(words))
				.map((one) => fold(one, code));
			return termsIn(text)
				.filter((term) => !texts.some((one) => one.includes(fold(term, code))))
				.map((term) => `${path}: no text says "${term}": correct the term.`);
		});
	},
};

const fold = (text: string, code: string): string =>
	text.replaceAll(/[\u2066-\u2069]/g, "").toLocaleLowerCase(code === "tr" ? "tr" : "en");

/** The second column of the table "Terms"; `;` separates terms of one concept, and brackets hold remarks. */
const termsIn = (page: string): readonly string[] =>
	rowsOf(page, "Terms")
		.map(([, cell = ""]) => cell)
		.filter((cell) => !cell.includes("(not on screen)"))
		.flatMap((cell) => cell.split(/[;；]/))
		.map((term) => term.replaceAll(/[(（].*?[)）]/g, "").trim())
		.filter((term) => term !== "");
