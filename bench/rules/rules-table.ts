import { median } from "../median.ts";
import type { Character } from "./figures.ts";
import type { Speeds } from "./speed.ts";

export interface RuleRow {
	readonly id: string;
	readonly speeds: Speeds;
	/** Shares of the cases. */
	readonly floatsWrong: Readonly<Record<Character, number>>;
	readonly decimalJsWrong: Readonly<Record<Character, number>>;
}

interface Column {
	readonly head: string;
	readonly figure: (row: RuleRow) => number;
	readonly show: (figure: number) => string;
}

/** One line per rule, and the median of each column. */
export const rulesTable = (rows: readonly RuleRow[]): string =>
	[
		line(["rule", ...columns.map(({ head }) => head)]),
		`|---|${columns.map(() => "---:|").join("")}`,
		...rows.map((row) => line([`\`${row.id}\``, ...columns.map(({ figure, show }) => show(figure(row)))])),
		line(["median", ...columns.map(({ figure, show }) => show(median(rows.map(figure))))]),
	].join("\n");

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const perSecond = (speed: number): string =>
	speed >= 1e6 ? `${(speed / 1e6).toFixed(1)} M/s` : `${Math.round(speed / 1000)} k/s`;

const times = (ratio: number): string => `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`;

const share = (part: number): string =>
	part === 0 ? "0 %" : `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

const columns: readonly Column[] = [
	{ head: "compute", figure: ({ speeds }) => speeds.compute, show: perSecond },
	{ head: "text to text", figure: ({ speeds }) => speeds.run, show: perSecond },
	{ head: "compute ÷ decimal.js", figure: ({ speeds }) => speeds.compute / speeds.decimalJs, show: times },
	{ head: "compute ÷ floats", figure: ({ speeds }) => speeds.compute / speeds.floats, show: times },
	{ head: "floats wrong: ordinary", figure: ({ floatsWrong }) => floatsWrong.ordinary, show: share },
	{ head: "hostile", figure: ({ floatsWrong }) => floatsWrong.hostile, show: share },
	{
		head: "decimal.js wrong: ordinary",
		figure: ({ decimalJsWrong }) => decimalJsWrong.ordinary,
		show: share,
	},
	{ head: "hostile", figure: ({ decimalJsWrong }) => decimalJsWrong.hostile, show: share },
];
