import type { CrowdFigures } from "./crowd.ts";
import type { Growth } from "./growth.ts";

export const crowdTable = (figures: readonly CrowdFigures[]): string =>
	[
		"| sockets × 20 topics | frames/s | processor | per frame | memory per socket | calls/s | frames/s with them | processor with them | call p50 | p99 |",
		"|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
		...figures.map((each) =>
			line([
				count(each.sockets),
				count(each.framesPerSecond),
				percent(each.cpuShare),
				`${each.cpuPerFrame.toFixed(2)} µs`,
				`${each.memoryPerSocket.toFixed(0)} kB`,
				count(each.callsPerSecond),
				count(each.framesPerSecondWithCalls),
				percent(each.cpuShareWithCalls),
				`${each.p50.toFixed(1)} ms`,
				`${each.p99.toFixed(1)} ms`,
			]),
		),
		"",
		`Frames cost sockets to the power of ${crowdExponent(figures).toFixed(2)}.`,
	].join("\n");

/** A frame costs the same, if the exponent is 1. */
const crowdExponent = (figures: readonly CrowdFigures[]): number =>
	1 +
	exponent(
		figures.map(({ sockets }) => sockets),
		figures.map(({ cpuPerFrame }) => cpuPerFrame),
	);

export const growthTable = (counts: readonly number[], rows: readonly Growth[]): string =>
	[
		`| beside more and more | | ${counts.map(count).join(" | ")} | exponent |`,
		`|---|---|${counts.map(() => "---:|").join("")}---:|`,
		...rows.map(({ of, operation, times }) =>
			line([of, operation, ...times.map((ms) => `${ms.toFixed(2)} ms`), exponent(counts, times).toFixed(2)]),
		),
	].join("\n");

/** The power of the counts with which the values grow, from the first to the last. */
const exponent = (counts: readonly number[], values: readonly number[]): number =>
	Math.log(ratio(values)) / Math.log(ratio(counts));

const ratio = (values: readonly number[]): number =>
	(values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const count = (value: number): string => Math.round(value).toLocaleString("en");
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
