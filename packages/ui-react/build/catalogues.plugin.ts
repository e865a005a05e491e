import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const id = "virtual:catalogues";
const sources = join(import.meta.dirname, "../src");
const isCatalogue = /^\0virtual:catalogues\/(first-words|words)\/(\w+)$/;

/**
 * `virtual:catalogues`: two chunks of words per language, built from the JSON files of all folders. Files in `first-words/`
 * belong to the first load, files in `words/` load on demand. A file is named by its language.
 */
export const catalogues = (): Plugin => ({
	name: "tradewind:catalogues",
	resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
	load(module) {
		if (module === `\0${id}`) return indexModule(filesOf("first-words", "*"));
		const [, folder, language] = isCatalogue.exec(module) ?? [];
		if (!folder || !language) return null;
		const files = filesOf(folder, language)
			.toSorted()
			.map((file) => join(sources, file));
		for (const file of files) this.addWatchFile(file);
		const words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
		return { code: `export const words = ${JSON.stringify(words)};`, moduleType: "js" };
	},
});

const filesOf = (folder: string, language: string): readonly string[] =>
	globSync(`**/${folder}/${language}.json`, { cwd: sources });

/** `{ firstWords: { en: () => import(…) }, words: { en: () => import(…) } }` */
const indexModule = (files: readonly string[]): string => {
	const languages = [...new Set(files.map((file) => file.replace(/^.*[\\/]|\.json$/g, "")))].sort();
	const loaders = (folder: string) =>
		`{ ${languages.map((language) => `${language}: () => import("${id}/${folder}/${language}")`).join(", ")} }`;
	return `export const firstWords = ${loaders("first-words")};\nexport const words = ${loaders("words")};`;
};
