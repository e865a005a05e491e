import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languages } from "@tradewind/domain/site";

const uiDirectory = new URL("../packages/ui-react/dist", import.meta.url).pathname;
const assets = join(uiDirectory, "assets");

/** The brotli bytes of each language's words, and of all JavaScript that `/` loads before it works, from the files of the build. */
export const benchLanguages = async (): Promise<string> => {
	const shared = preloadsOf(readFileSync(join(uiDirectory, "index.html"), "utf8"))
		.map(sizeOf)
		.reduce((sum, size) => sum + size, 0);
	const rows: string[] = [];
	for (const { code, tag, name } of languages) {
		const [first, later] = await catalogueSizes(code);
		const cells =
			first === undefined || later === undefined
				? ["no words", "", ""]
				: [first, later, shared + first].map(kilobytes);
		rows.push(`| ${code} | ${tag} | ${name} | ${cells.join(" | ")} |`);
	}
	return [
		"| code | language | | first words, brotli | words of the features, brotli | JavaScript of / with its first words, brotli |",
		"|---|---|---|---:|---:|---:|",
		...rows,
	].join("\n");
};

/** The files that the page names for the browser to load at once, and its entry. */
const preloadsOf = (page: string): readonly string[] => {
	const found = [...page.matchAll(/(?:href|src)="\/(assets\/[\w-]+\.js)"/g)].map(([, file]) => String(file));
	return [...new Set(found)];
};

/** The sizes of both catalogues of a language; `undefined` for one that the build does not have. */
const catalogueSizes = async (code: string): Promise<readonly [number | undefined, number | undefined]> => {
	const found: { first?: number; later?: number } = {};
	for (const file of globSync(`${code}-*.js`, { cwd: assets })) {
		const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(assets, file)).href);
		const [words] = Object.values(exported);
		if (typeof words !== "object" || words === null) continue;
		if ("shared.tabs" in words) found.first = sizeOf(`assets/${file}`);
		else if ("site.language" in words) found.later = sizeOf(`assets/${file}`);
	}
	return [found.first, found.later];
};

const sizeOf = (file: string): number => statSync(join(uiDirectory, `${file}.br`)).size;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
