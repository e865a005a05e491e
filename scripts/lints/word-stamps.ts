import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { platformWordFiles, stemOf, type WordFile, wordFiles } from "./word-files.ts";

/** By key, without plural forms: a short hash of the English text. Keys of the platform begin with `platform:`. */
type Stamps = Readonly<Record<string, string>>;

export const stampPath = (code: string): string => `docs/languages/stamps/${code}.json`;

/** The English texts for which the translations of a language were checked. */
export const stampsOf = (root: string, code: string): Stamps => {
	const path = join(root, stampPath(code));
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
};

/** The stamps of the present English texts. */
export const englishStamps = (root: string): Stamps => {
	const texts = new Map<string, string[]>();
	const add = ({ words }: WordFile, owner: string) => {
		for (const [key, text] of Object.entries(words)) {
			const stem = `${owner}${stemOf(key)}`;
			texts.set(stem, [...(texts.get(stem) ?? []), text]);
		}
	};
	const isEnglish = ({ code }: WordFile) => code === "en";
	for (const file of wordFiles(root).filter(isEnglish)) add(file, "");
	for (const file of platformWordFiles(root).filter(isEnglish)) add(file, "platform:");
	return Object.fromEntries([...texts].map(([key, forms]) => [key, hashOf(forms)]));
};

/** The keys whose English text is another one than at the last stamp, or new, or gone. */
export const staleKeys = (stamps: Stamps, english: Stamps): readonly string[] =>
	[...new Set([...Object.keys(english), ...Object.keys(stamps)])].filter(
		(key) => stamps[key] !== english[key],
	);

/** `stamps` with the present English text of `keys`; a key without a text loses its stamp. Sorted, for few merge conflicts. */
export const restamped = (stamps: Stamps, english: Stamps, keys: readonly string[]): Stamps => {
	const next: Record<string, string> = { ...stamps };
	for (const key of keys) {
		const stamp = english[key];
		if (stamp === undefined) delete next[key];
		else next[key] = stamp;
	}
	return Object.fromEntries(Object.entries(next).sort(([one], [other]) => (one < other ? -1 : 1)));
};

const hashOf = (forms: readonly string[]): string =>
	createHash("sha256").update(forms.join("\n")).digest("hex").slice(0, 8);
