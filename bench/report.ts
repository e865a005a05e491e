import { type BudgetRow, type Measurement, verdictOf } from "./budget.ts";
import { median } from "./median.ts";

/** The table of docs/performance.md, one line a row of the budget. */
export const asTable = (measurements: readonly Measurement[]): string =>
	[
		"| page | what | measured | hello world | budget | |",
		"|---|---|---:|---:|---:|---|",
		...measurements.map((measurement) => {
			const { row, floor } = measurement;
			const floored = floor === undefined ? "" : figure(row, floor);
			return `| ${row.page} | ${row.what} | ${shown(measurement)} | ${floored} | ${limitOf(row)} | ${verdict(measurement)} |`;
		}),
	].join("\n");

/** One figure of the app as it was and as it is, measured one right after the other. */
export interface Turn {
	readonly before: number;
	readonly now: number;
}

/** The medians of both by row of the budget, that of the ratios of a turn, and in how many turns it was as good or better. */
export const asComparison = (
	rows: readonly BudgetRow[],
	turns: Readonly<Record<string, readonly Turn[]>>,
): string =>
	[
		"| page | what | before | now | now ÷ before | as good or better |",
		"|---|---|---:|---:|---:|---:|",
		...rows.map((row) => {
			const taken = turns[row.id] ?? [];
			const [before, now] = [median(taken.map((turn) => turn.before)), median(taken.map((turn) => turn.now))];
			const ratio = median(taken.map((turn) => turn.now / turn.before)).toFixed(2);
			const good = taken.filter(isAsGood(row)).length;
			return `| ${row.page} | ${row.what} | ${figure(row, before)} | ${figure(row, now)} | ${ratio} | ${good} of ${taken.length} |`;
		}),
	].join("\n");

const isAsGood =
	({ limit }: BudgetRow) =>
	({ before, now }: Turn): boolean =>
		typeof limit === "object" && "atLeast" in limit ? now >= before : now <= before;

const shown = ({ row, value, why }: Measurement): string =>
	value === undefined ? (why ?? "not measured") : figure(row, value);

const figure = ({ unit }: BudgetRow, value: number): string => `${digits(value)}${unit && ` ${unit}`}`;

const digits = (value: number): string =>
	Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0);

const limitOf = ({ limit, unit }: BudgetRow): string => {
	const suffix = unit && ` ${unit}`;
	if (limit === "reported") return "reported";
	return "atMost" in limit ? `≤ ${limit.atMost}${suffix}` : `≥ ${limit.atLeast}${suffix}`;
};

const verdict = (measurement: Measurement): string => {
	const { row } = measurement;
	if (row.limit === "reported") return "";
	return {
		met: "met",
		"not met": `**not met**: ${row.remedy}`,
		"not told": "**not told**: a hello-world screen is over it here, too",
	}[verdictOf(measurement)];
};
