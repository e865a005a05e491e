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
	/** An edited word is shown without a reload, which would lose what is on the screen. */
	hotUpdate: {
		order: "pre",
		handler({ file, read }) {
			const [, language] = isWordFile.exec(file.replaceAll("\\", "/")) ?? [];
			if (this.environment.name !== "client" || language === undefined) return;
			for (const folder of ["first-words", "words"]) {
				const module = this.environment.moduleGraph.getModuleById(`\0${id}/${folder}/${language}`);
				if (module) this.environment.moduleGraph.invalidateModule(module);
			}
			const hot = this.environment.hot;
			return Promise.resolve(read()).then((text) => {
				const words = wordsIn(text);
				if (words) hot.send("tradewind:words", { language, words });
				return [];
			});
		},
	},
});

const isWordFile = /\/src\/.*\/(?:first-words|words)\/(\w+)\.json$/;

/** Nothing while the file is half written. */
const wordsIn = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

const filesOf = (folder: string, language: string): readonly string[] =>
	globSync(`**/${folder}/${language}.json`, { cwd: sources });

/** `{ firstWords: { en: () => import(…) }, words: { en: () => import(…) } }` */
const indexModule = (files: readonly string[]): string => {
	const languages = [...new Set(files.map((file) => file.replace(/^.*[\\/]|\.json$/g, "")))].sort();
	const loaders = (folder: string) =>
		`{ ${languages.map((language) => `${language}: () => import("${id}/${folder}/${language}")`).join(", ")} }`;
	return `export const firstWords = ${loaders("first-words")};\nexport const words = ${loaders("words")};`;
};
