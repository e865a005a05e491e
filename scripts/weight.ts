/** The weight of each page of the built UI, in brotli bytes of what it names to be loaded at once (docs/performance.md). */
import { uiBuild } from "./paths.ts";
import { reportChecks } from "./suite/checks.ts";
import { buildUiIfStale } from "./ui-build.ts";
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
reportChecks(
	kinds.map(([name, of]) => ({
		name: `${name}: at most ${heaviest(of, "scripts")}, ${heaviest(of, "styles")}`,
		problems: of.flatMap(excessOf),
	})),
);
