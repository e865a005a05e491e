import { median } from "../median.ts";

export interface OperationRow {
	readonly name: string;
	/** Operations per second, and its ratio to that of the others. */
	readonly exact: number;
	readonly toDecimalJs: number;
	readonly toFloats: number;
	/** Shares of the ordinary and of the hostile cases. */
	readonly floatsWrong: readonly number[];
	readonly decimalJsWrong: readonly number[];
}

export const operationsTable = (rows: readonly OperationRow[]): string =>
	[
		"| operation | speed | ÷ decimal.js | ÷ floats | floats wrong: ordinary | hostile | decimal.js wrong: ordinary | hostile |",
		"|---|---:|---:|---:|---:|---:|---:|---:|",
		...rows.map(({ name, exact, toDecimalJs, toFloats, floatsWrong, decimalJsWrong }) =>
			line([
				name,
				perSecond(exact),
				times(toDecimalJs),
				times(toFloats),
				...[...floatsWrong, ...decimalJsWrong].map(share),
			]),
		),
	].join("\n");

/** One line per rule, and the median. */
export const speedsTable = (rows: readonly { readonly id: string; readonly speed: number }[]): string =>
	[
		"| rule | text to text |",
		"|---|---:|",
		...rows.map(({ id, speed }) => line([`\`${id}\``, perSecond(speed)])),
		line(["median", perSecond(median(rows.map(({ speed }) => speed)))]),
	].join("\n");

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const perSecond = (speed: number): string =>
	speed >= 1e6 ? `${(speed / 1e6).toFixed(1)} M/s` : `${Math.round(speed / 1000)} k/s`;

const times = (ratio: number): string => `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`;

const share = (part: number): string =>
	part === 0 ? "0 %" : `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;
