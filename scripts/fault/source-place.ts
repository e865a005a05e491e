import { SourceMap } from "node:module";
import { posix } from "node:path";

/** Maps name the sources from the folder that they were built in. */
const builtIn = "packages/ui-react/dist/assets";

type Found =
	| { readonly is: "found"; readonly source: string; readonly line: number; readonly column: number }
	| { readonly is: "not found"; readonly why: string };

/** The place in the sources of a place in the build, such as `assets/app-1a2b3c4.js:1:2345`. Lines and columns begin with 1. */
export const sourcePlace = (place: string, readMap: (file: string) => string): Found => {
	const notFound = (why: string): Found => ({ is: "not found", why });
	const [, file, line, column] = /^(assets\/[\w.-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];
	if (file === undefined) return notFound("is no place of a fault report");
	let text: string;
	try {
		text = readMap(file);
	} catch {
		return notFound("has no source map: it is a file of another build");
	}
	const entry = new SourceMap(JSON.parse(text)).findEntry(Number(line) - 1, Number(column) - 1);
	if (!("originalSource" in entry)) return notFound("is in no source");
	const { originalSource, originalLine, originalColumn } = entry;
	return {
		is: "found",
		source: posix.join(builtIn, originalSource),
		line: originalLine + 1,
		column: originalColumn + 1,
	};
};
