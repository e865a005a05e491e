import { type BudgetRow, type Measured, verdictOf } from "./budget.ts";
import { median } from "./median.ts";

/** The table of a budget in docs/performance.md, one line per row. */
export const asTable = (rows: readonly BudgetRow[], measured: Measured): string =>
	[
		"| page | what | app | hello world | ratio | budget | |",
		"|---|---|---:|---:|---:|---:|---|",
		...rows.map((row) => {
			const [value, base] = [measured.app[row.id], measured.baseline[row.id]];
			const path = measured.paths?.[row.id];
			const failure = measured.failures?.[row.id];
			return line(
				row.page,
				row.what,
				`${figure(row, value)}${path ? ` (${path})` : ""}${failure ? `; failed: ${inCell(failure)}` : ""}`,
				base === undefined ? "" : figure(row, base),
				ratio(value, base),
				limitOf(row),
				row.limit === "reported" ? "" : verdictTexts[verdictOf(row, measured)],
			);
		}),
	].join("\n");

const verdictTexts = {
	met: "met",
	"not met": "**not met**",
	inconclusive: "**inconclusive**: the baseline exceeds it too",
} as const;

/** A figure of both builds, measured one after the other. */
export interface Turn {
	readonly before: number;
	readonly now: number;
}

/** The medians of both builds, the median of the ratios, and the number of turns in which the current build is as good. */
export const asComparison = (
	rows: readonly BudgetRow[],
	turns: Readonly<Record<string, readonly Turn[]>>,
): string =>
	[
		"| page | what | before | now | now ÷ before | as good or better |",
		"|---|---|---:|---:|---:|---:|",
		...rows.map((row) => {
			const taken = turns[row.id] ?? [];
			const isAsGood = ({ before, now }: Turn) => (row.unit === "ms" ? now <= before : now >= before);
			return line(
				row.page,
				row.what,
				figure(row, median(taken.map(({ before }) => before))),
				figure(row, median(taken.map(({ now }) => now))),
				median(taken.map(({ before, now }) => now / before)).toFixed(2),
				`${taken.filter(isAsGood).length} of ${taken.length}`,
			);
		}),
	].join("\n");

/** One line without the separator of cells. */
const inCell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").slice(0, 200);

/** The rows that could not be measured, or only in part. */
export const notMeasured = (rows: readonly BudgetRow[], { app, failures }: Measured): readonly string[] =>
	rows
		.filter(({ id }) => failures?.[id] || !Number.isFinite(app[id]))
		.map(({ page, what }) => `${page} ${what}`);

const line = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const figure = ({ unit }: BudgetRow, value: number | undefined): string =>
	value === undefined || Number.isNaN(value) ? "not measured" : `${digits(value)}${unit && ` ${unit}`}`;

const digits = (value: number): string =>
	Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0);

const ratio = (value: number | undefined, base: number | undefined): string =>
	value && base ? (value / base).toFixed(2) : "";

const limitOf = ({ limit, unit }: BudgetRow): string => {
	if (limit === "reported") return "reported";
	if ("atMostTimesBaseline" in limit) return `≤ ${limit.atMostTimesBaseline} × hello world`;
	const suffix = unit && ` ${unit}`;
	return "atMost" in limit ? `≤ ${limit.atMost}${suffix}` : `≥ ${limit.atLeast}${suffix}`;
};
