/** `npm run fault -- PLACE…`: finds the places of a fault report in the sources (docs/adopting.md). */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCommandLine } from "./arguments.ts";
import { sourcePlace } from "./fault/source-place.ts";
import { uiMaps } from "./paths.ts";

const { options, words } = readCommandLine({
	command: "npm run fault",
	about: "Finds the places of a fault report in the sources, by the source maps of its build.",
	words: { name: "PLACE…", meaning: "As reported, such as assets/app-1a2b3c4.js:1:2345." },
	options: {
		maps: {
			value: "FOLDER",
			meaning: "The source maps of that build; by default packages/ui-react/dist-maps.",
		},
	},
});
const folder = resolve(options.maps ?? uiMaps);
const readMap = (file: string): string => readFileSync(join(folder, `${file}.map`), "utf8");

if (words.length === 0) {
	console.error("Which places? npm run fault -- --help");
	process.exitCode = 2;
}
for (const place of words) {
	const found = sourcePlace(place, readMap);
	console.log(
		`${place}  ${found.is === "found" ? `${found.source}:${found.line}:${found.column}` : found.why}`,
	);
	if (found.is !== "found") process.exitCode = 1;
}
