import type { ICruiseResult } from "dependency-cruiser";

type Edge = readonly [from: string, to: string];

/** The imports between packages, as found in the sources, as a Mermaid flow chart. */
export const packageGraph = (cruised: ICruiseResult): string => flowChart("TD", edgesOf(cruised, packageOf));

/** The imports between nouns of the domain. */
export const nounGraph = (cruised: ICruiseResult): string => flowChart("LR", edgesOf(cruised, domainNounOf));

const packageOf = (path: string): string | undefined =>
	/^(?:packages\/)?(contracts|[^/]+)\/src\//.exec(path)?.[1];

const domainNounOf = (path: string): string | undefined =>
	/^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1];

const edgesOf = (
	{ modules }: ICruiseResult,
	groupOf: (path: string) => string | undefined,
): readonly Edge[] => {
	const found = new Map<string, Edge>();
	for (const { source, dependencies } of modules) {
		if (/\.test(-support)?\.tsx?$/.test(source)) continue;
		const from = groupOf(source);
		for (const { resolved } of dependencies) {
			const to = groupOf(resolved);
			if (from && to && from !== to) found.set(`${from} ${to}`, [from, to]);
		}
	}
	return [...found.values()].toSorted((a, b) => a.join(" ").localeCompare(b.join(" "), "en"));
};

const flowChart = (direction: "TD" | "LR", edges: readonly Edge[]): string =>
	["```mermaid", `flowchart ${direction}`, ...edges.map(([from, to]) => `\t${from} --> ${to}`), "```"].join(
		"\n",
	);
