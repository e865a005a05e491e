import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** What a page of the build names for the browser to load at once, in bytes after brotli. */
export interface PageWeight {
	/** `/` and `/trade` are weighed alone, with their words. The others are weighed on top of `/`. */
	readonly path: string;
	readonly hasForm: boolean;
	/** The scripts that it is weighed with, relative to the folder of the build. */
	readonly files: readonly string[];
	readonly scripts: number;
	readonly styles: number;
}

const alone = ["/", "/trade"];

/** The weight of each prerendered page of the build in `folder`. */
export const pageWeights = async (folder: string): Promise<readonly PageWeight[]> => {
	const pages = globSync("**/*.html", { cwd: folder }).sort();
	const sizeOf = keptPerText(async (file: string) => compressedSize(readFileSync(join(folder, file))));
	const home = contentOf(readFileSync(join(folder, "index.html"), "utf8"));
	const homeStyles = await compressedSize(home.styles);
	const weigh = async (file: string): Promise<PageWeight> => {
		const path = `/${file.replace(/(index)?\.html$/, "")}`;
		const { scripts, words, styles, hasForm } = contentOf(readFileSync(join(folder, file), "utf8"));
		const isAlone = alone.includes(path);
		const own = isAlone ? [...scripts, ...words] : scripts.filter((script) => !home.scripts.includes(script));
		const sizes = await Promise.all(own.map(sizeOf));
		const stylesSize = await compressedSize(styles);
		return {
			path,
			hasForm,
			files: own,
			scripts: sizes.reduce((sum, size) => sum + size, 0),
			styles: isAlone ? stylesSize : Math.max(0, stylesSize - homeStyles),
		};
	};
	return Promise.all(pages.map(weigh));
};

const contentOf = (page: string) => ({
	scripts: [...new Set(allOf(page, /(?:href|src)="\/(assets\/[\w.-]+\.js)"/g))],
	/** The head script names the words of each language; those of English are typical. */
	words: [...new Set(allOf(page, /["'`](assets\/en-[\w-]+\.js)["'`]/g))],
	styles: allOf(page, /<style[^>]*>(.*?)<\/style>/gs).join("\n"),
	hasForm: /"\/assets\/forms-[\w-]+\.js"/.test(page),
});

const allOf = (text: string, pattern: RegExp): readonly string[] =>
	[...text.matchAll(pattern)].map(([, found = ""]) => found);

const compress = promisify(brotliCompress);

const compressedSize = async (content: string | Buffer): Promise<number> => (await compress(content)).length;

const keptPerText = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
	const kept = new Map<string, Value>();
	return (text) => {
		const value = kept.get(text) ?? compute(text);
		kept.set(text, value);
		return value;
	};
};
