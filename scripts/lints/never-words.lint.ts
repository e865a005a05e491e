import { filesOf, type Lint } from "./lint.ts";
import { rowsOf } from "./page-table.ts";
import { customerWordFiles, textsOf, withoutPlaceholders } from "./word-files.ts";

/** Languages that write no blanks between words, or add endings to them without one. */
const unseparated: ReadonlySet<string> = new Set(["hk", "jp", "kr", "th"]);

interface Never {
	readonly word: string;
	/** The beginnings of the keys whose texts never have the word; none means all. */
	readonly keys: readonly string[];
	/** Phrases in which the word is right. */
	readonly except: readonly string[];
	readonly reason: string;
}

/** No text of app or platform has a word of "Never" in docs/languages/<code>.md, and each language has such a page. */
export const neverWords: Lint = {
	name: "no text has a word that docs/languages forbids",
	find: (root) => {
		const files = customerWordFiles(root);
		const codes = [...new Set(files.map(({ code }) => code))].filter((code) => code !== "en").sort();
		return codes.flatMap((code) => {
			const path = `docs/languages/${code}.md`;
			const never = neverIn(filesOf(root, [path])[0]?.text ?? "");
			if (never.length === 0) return [`${path}: list words that no text has, below "Never".`];
			return files
				.filter((file) => file.code === code)
				.flatMap(textsOf)
				.flatMap(({ place, key, text }) =>
					never
						.filter((one) => appliesTo(key, one) && has(text, one, code))
						.map(({ word, reason }) => `${place}: ${key} says "${word}": ${reason} (${path}).`),
				);
		});
	},
};

/** The table "Never": word, beginnings of keys, phrases in which it is right, why. `;` separates several of a cell. */
const neverIn = (page: string): readonly Never[] =>
	rowsOf(page, "Never").flatMap(([words = "", keys = "", except = "", reason = ""]) =>
		listed(words).map((word) => ({ word, keys: listed(keys), except: listed(except), reason })),
	);

const listed = (cell: string): readonly string[] =>
	cell
		.split(";")
		.map((one) => one.replaceAll("`", "").trim())
		.filter((one) => one !== "");

const appliesTo = (key: string, { keys }: Never): boolean =>
	keys.length === 0 || keys.some((start) => key.startsWith(start));

/** Whole words where blanks separate words; `*` stands for any letters at the beginning or the end. */
const has = (text: string, { word, except }: Never, code: string): boolean => {
	const rest = except.reduce((one, phrase) => one.replaceAll(phrase, "…"), withoutPlaceholders(text));
	const core = word.replaceAll("*", "").replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
	const isWhole = !unseparated.has(code);
	const start = isWhole && !word.startsWith("*") ? String.raw`(?<![\p{L}\p{M}])` : "";
	const end = isWhole && !word.endsWith("*") ? String.raw`(?![\p{L}\p{M}])` : "";
	return new RegExp(`${start}${core}${end}`, "iu").test(rest);
};
