import type { Lint } from "./lint.ts";
import { platformWordFiles, wordFiles } from "./word-files.ts";

type Words = Readonly<Record<string, string>>;

/** The texts of each language by their keys; those of the platform begin with `platform:`. */
const wordsByLanguage = (root: string): ReadonlyMap<string, Words> => {
	const words = new Map<string, Record<string, string>>();
	const add = (code: string, own: Words, owner: string) => {
		const all = words.get(code) ?? {};
		for (const [key, text] of Object.entries(own)) all[`${owner}${key}`] = text;
		words.set(code, all);
	};
	for (const { code, words: own } of wordFiles(root)) add(code, own, "");
	for (const { code, words: own } of platformWordFiles(root)) add(code, own, "platform:");
	return words;
};

/** `find` sees the words of one language and the English ones. */
export const inEachLanguage =
	(find: (words: Words, english: Words, code: string) => readonly string[]): Lint["find"] =>
	(root) => {
		const languages = wordsByLanguage(root);
		const english = languages.get("en") ?? {};
		return [...languages].flatMap(([code, words]) =>
			find(words, english, code).map((problem) => `${code}: ${problem}`),
		);
	};
