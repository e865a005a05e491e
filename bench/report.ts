import { type BudgetRow, isMet, type Measurement } from "./budget.ts";

/** The table of docs/performance.md, one line a row of the budget. */
export const asTable = (measurements: readonly Measurement[]): string =>
	[
		"| page | what | measured | budget | |",
		"|---|---|---:|---:|---|",
		...measurements.map(
			(measurement) =>
				`| ${measurement.row.page} | ${measurement.row.what} | ${shown(measurement)} | ${limitOf(measurement.row)} | ${verdict(measurement)} |`,
		),
	].join("\n");

const shown = ({ row, value, why }: Measurement): string =>
	value === undefined ? (why ?? "not measured") : `${digits(value)}${row.unit && ` ${row.unit}`}`;

const digits = (value: number): string =>
	Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0);

const limitOf = ({ limit, unit }: BudgetRow): string => {
	const suffix = unit && ` ${unit}`;
	if (limit === "reported") return "reported";
	return "atMost" in limit ? `≤ ${limit.atMost}${suffix}` : `≥ ${limit.atLeast}${suffix}`;
};

const verdict = (measurement: Measurement): string => {
	if (measurement.row.limit === "reported") return "";
	return isMet(measurement) ? "met" : `**not met**: ${measurement.row.remedy}`;
};
