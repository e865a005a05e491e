/** The weight of each page of the built UI, in brotli bytes of what it names to be loaded at once (docs/performance.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { uiBuild, uiMaps } from "./paths.ts";
import { changeSince } from "./suite/changed.ts";
import { reportChecks } from "./suite/checks.ts";
import { buildUiIfStale } from "./ui-build.ts";
import { adviceOn, changedModules } from "./weight/changed-modules.ts";
import { excessOf } from "./weight/limits.ts";
import { type PageWeight, pageWeights } from "./weight/page-weight.ts";

if ((await buildUiIfStale()) !== 0) process.exit(1);
const pages = await pageWeights(uiBuild);
const isAlone = ({ path }: PageWeight): boolean => path === "/" || path === "/trade";
const heaviest = (of: readonly PageWeight[], what: "scripts" | "styles"): string => {
	const page = of.reduce((most, each) => (each[what] > most[what] ? each : most));
	return `${(page[what] / 1000).toFixed(1)} kB of ${what} (${page.path})`;
};
const kinds: readonly (readonly [name: string, of: readonly PageWeight[]])[] = [
	["the first load of /", pages.filter(({ path }) => path === "/")],
	["the first load of /trade", pages.filter(({ path }) => path === "/trade")],
	["a page without a form, on top of /", pages.filter((page) => !isAlone(page) && !page.hasForm)],
	["a page with a form, on top of /", pages.filter((page) => !isAlone(page) && page.hasForm)],
];
const tooHeavy = new Set(pages.filter((page) => excessOf(page).length > 0));
// Only the maps name the modules of a chunk.
if (tooHeavy.size > 0 && (await buildUiIfStale({ withMaps: true })) !== 0) process.exit(1);
const changed = tooHeavy.size > 0 ? changeSince().files : [];
const readMap = (script: string): string => readFileSync(join(uiMaps, `${script}.map`), "utf8");
const problemsOf = (page: PageWeight): readonly string[] =>
	tooHeavy.has(page)
		? [...excessOf(page), adviceOn(page.path, changedModules(page.files, changed, readMap))]
		: [];
reportChecks(
	kinds.map(([name, of]) => ({
		name: `${name}: at most ${heaviest(of, "scripts")}, ${heaviest(of, "styles")}`,
		problems: of.flatMap(problemsOf),
	})),
);
