import { shownText, shownValue } from "./shown-text.ts";
import type { Refused, Verdict } from "./verdict.ts";

interface Counts {
	readonly agreed: number;
	readonly differed: number;
	readonly refused: number;
}

export interface ReportSettings {
	/** Further rows are only counted. */
	readonly mostRows: number;
	/** Emphasises the heading. */
	readonly strong?: (text: string) => string;
}

export interface Report {
	readonly note: (verdict: Verdict) => void;
	/** The rows since the last call, with a heading above the first ones; empty if there are none. */
	readonly takeRows: () => string;
	readonly counts: () => Counts;
	/** The text below the table; its last line has the counts. */
	readonly closing: () => string;
}

/** Printed rows can't change, so columns only grow from one batch to the next. */
type Row = readonly [line: string, rule: string, field: string, ...figures: string[]];

const heading: Row = ["line", "rule", "field", "expected", "computed", "computed − expected"];
const longestRefusedValue = 40;
const longestFigure = 160;
const longestName = 40;

/** Builds the table of differences and refusals, and counts all cases. Holds only rows that are not printed yet. */
export const createReport = ({ mostRows, strong = (text) => text }: ReportSettings): Report => {
	const counts = { agreed: 0, differed: 0, refused: 0 };
	let widths: readonly number[] = [8, 23, 12, 10, 10];
	let rows: Row[] = [];
	let shown = 0;
	let left = 0;

	return {
		note: (verdict) => {
			counts[verdict.is] += 1;
			for (const row of rowsOf(verdict)) {
				if (shown + rows.length < mostRows) rows.push(row);
				else left += 1;
			}
		},
		takeRows: () => {
			if (rows.length === 0) return "";
			const first = shown === 0;
			widths = widths.map((width, column) =>
				Math.max(
					width,
					...rows.filter((row) => row.length > column + 1).map((row) => row[column]?.length ?? 0),
				),
			);
			const lines = rows.map((row) => layOut(row, widths));
			shown += rows.length;
			rows = [];
			return `${[...(first ? [strong(layOut(heading, widths))] : []), ...lines].join("\n")}\n`;
		},
		counts: () => ({ ...counts }),
		closing: () => {
			const more = left === 0 ? "" : `… and ${left} more (--all prints every row)\n`;
			const gap = shown === 0 ? "" : "\n";
			return `${more}${gap}${counts.agreed} agreed, ${counts.differed} differed, ${counts.refused} refused\n`;
		},
	};
};

const rowsOf = (verdict: Verdict): readonly Row[] => {
	if (verdict.is === "agreed") return [];
	const { line, rule = "–" } = verdict;
	const place = [String(line), shownText(rule, longestName)] as const;
	if (verdict.is === "refused") return [[...place, shownText(verdict.field, longestName), reasonOf(verdict)]];
	return verdict.differences.map(({ field, expected, computed, by = "" }) => [
		...place,
		shownText(field, longestName),
		shownText(expected, longestFigure),
		shownText(computed, longestFigure),
		by,
	]);
};

const reasonOf = ({ reason, given }: Refused): string =>
	`refused: ${shownText(reason, longestFigure)}${given === undefined ? "" : ` (${shownValue(given, longestRefusedValue)})`}`;

const layOut = ([line, ...cells]: Row, [lineWidth = 0, ...widths]: readonly number[]): string =>
	[line.padStart(lineWidth), ...cells.map((cell, column) => cell.padEnd(widths[column] ?? 0))]
		.join("  ")
		.trimEnd();
