import { filesOf, type Lint } from "./lint.ts";
import { rowsOf } from "./page-table.ts";
import { stemOf, type WordFile, withoutPlaceholders, wordFiles } from "./word-files.ts";
import { internationalWords, latinWords, writtenLanguages } from "./written-languages.ts";

/** Column 1 of the table "Same as English" in docs/languages/<code>.md: the keys whose text may equal the English one, separated by commas. */
const sameAsEnglish = (root: string, code: string): ReadonlySet<string> => {
	const [page] = filesOf(root, [`docs/languages/${code}.md`]);
	return new Set(
		rowsOf(page?.text ?? "", "Same as English")
			.flatMap(([keys = ""]) => keys.split(","))
			.map((key) => stemOf(key.replaceAll("`", "").trim())),
	);
};

/** The keys whose text equals the English one, except texts without a word and texts of international words alone. */
export const equalKeys = (root: string, code: string): ReadonlySet<string> => {
	const files = wordFiles(root);
	const english: WordFile["words"] = Object.assign(
		{},
		...files.filter((file) => file.code === "en").map(({ words }) => words),
	);
	return new Set(
		files
			.filter((file) => file.code === code)
			.flatMap(({ words }) => Object.entries(words))
			.filter(([key, text]) => text === english[key])
			.filter(([, text]) =>
				latinWords(withoutPlaceholders(text)).some(
					(word) => word.length > 1 && !internationalWords.has(word),
				),
			)
			.map(([key]) => stemOf(key)),
	);
};

/** No text equals the English one, except those that docs/languages lists with the reason. */
export const untranslatedText: Lint = {
	name: "no text equals the English one without a reason",
	find: (root) =>
		writtenLanguages
			.filter(({ code }) => code !== "en")
			.flatMap(({ code }) => {
				const equal = equalKeys(root, code);
				const listed = sameAsEnglish(root, code);
				return [
					...[...equal]
						.filter((key) => !listed.has(key))
						.map((key) => `${code}: ${key} equals the English text and is not in docs/languages/${code}.md.`),
				];
			}),
};
