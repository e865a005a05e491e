import { filesOf, placeIn, type SourceFile } from "./lint.ts";

/** A file of words: `{ "feature.key": "text" }` of one language. */
export interface WordFile extends SourceFile {
	/** The platform's code of its language, from its name. */
	readonly code: string;
	/** The folder, with a slash at its end. */
	readonly folder: string;
	readonly words: Readonly<Record<string, string>>;
}

const read = (root: string, pattern: string): readonly WordFile[] =>
	filesOf(root, [pattern]).map((file) => ({
		...file,
		code: /([a-z]+)\.json$/.exec(file.path)?.[1] ?? "",
		folder: file.path.replace(/[a-z]+\.json$/, ""),
		words: JSON.parse(file.text),
	}));

/** The words of the app. */
export const wordFiles = (root: string): readonly WordFile[] =>
	read(root, "packages/ui-react/src/**/{first-words,words}/*.json");

/** The words of the platform. Some of their keys are keys of the app too. */
export const platformWordFiles = (root: string): readonly WordFile[] =>
	read(root, "packages/mock-server/src/words/*.json");

/** All texts that a customer reads, also those of the demo. */
export const customerWordFiles = (root: string): readonly WordFile[] => [
	...wordFiles(root),
	...platformWordFiles(root),
	...read(root, "packages/demo/src/words/*.json"),
];

export interface WordText {
	/** `file:line` */
	readonly place: string;
	readonly key: string;
	readonly text: string;
}

export const textsOf = (file: WordFile): readonly WordText[] =>
	Object.entries(file.words).map(([key, text]) => ({
		place: placeIn(file, file.text.indexOf(`"${key}"`)),
		key,
		text,
	}));

const plural = /_(zero|one|two|few|many|other)$/;

/** The key without its CLDR category. */
export const stemOf = (key: string): string => key.replace(plural, "");

export const isPlural = (key: string): boolean => plural.test(key);

/** The text without its placeholders, each of which is replaced by `by`. */
export const withoutPlaceholders = (text: string, by = "…"): string => text.replaceAll(/\{\{\w+\}\}/g, by);

export const placeholdersOf = (text: string): readonly string[] =>
	[...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).sort();
