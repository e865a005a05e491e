import type { BlockResult, Counts } from "./audit-block.ts";
import { shownText, shownValue } from "./shown-text.ts";
import type { Differed, Refused } from "./verdict.ts";

export interface ReportSettings {
	/** Further rows are only counted. */
	readonly mostRows: number;
	/** Prints the counts of each rule below the table. */
	readonly isByRule?: boolean;
	/** Emphasises the heading. */
	readonly strong?: (text: string) => string;
}

export interface Report {
	readonly note: (block: Pick<BlockResult, "counts" | "unequal">) => void;
	/** The rows since the last call, with a heading above the first ones; empty if there are none. */
	readonly takeRows: () => string;
	readonly counts: () => Counts;
	readonly countsByRule: () => ReadonlyMap<string, Counts>;
	/** The number of cases so far. */
	readonly found: () => number;
	/** The first rows that did not agree, for the report that is kept. */
	readonly firstUnequal: () => readonly (Differed | Refused)[];
	/** The text below the table; its last line has the counts. */
	readonly closing: () => string;
}

/** Printed rows can't change, so columns only grow from one batch to the next. */
type Row = readonly [line: string, rule: string, field: string, ...figures: string[]];

const heading: Row = ["line", "rule", "field", "expected", "computed", "computed − expected"];
const mostKept = 1000;
const longestRefusedValue = 40;
const longestFigure = 160;
const longestName = 40;

/** Builds the table of differences and refusals, and counts all cases. Holds only rows that are not printed yet. */
export const createReport = ({
	mostRows,
	isByRule = false,
	strong = (text) => text,
}: ReportSettings): Report => {
	const countsByRule = new Map<string, Counts>();
	const firstUnequal: (Differed | Refused)[] = [];
	let widths: readonly number[] = [8, 23, 12, 10, 10];
	let rows: Row[] = [];
	let shown = 0;
	let left = 0;

	return {
		note: ({ counts: more, unequal }) => {
			for (const [rule, counts] of Object.entries(more))
				countsByRule.set(rule, sumOf([countsByRule.get(rule) ?? none, counts]));
			firstUnequal.push(...unequal.slice(0, Math.max(mostKept - firstUnequal.length, 0)));
			for (const row of unequal.flatMap(rowsOf)) {
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
		counts: () => sumOf([...countsByRule.values()]),
		countsByRule: () => countsByRule,
		found: () => {
			const { agreed, differed, refused } = sumOf([...countsByRule.values()]);
			return agreed + differed + refused;
		},
		firstUnequal: () => firstUnequal,
		closing: () => {
			const more = left === 0 ? "" : `… and ${left} more (--all prints every row)\n`;
			const gap = shown === 0 ? "" : "\n";
			const byRule = isByRule ? `${gap}${summaryOf(countsByRule, strong)}\n` : gap;
			const counts = sumOf([...countsByRule.values()]);
			return `${more}${byRule}${counts.agreed} agreed, ${counts.differed} differed, ${counts.refused} refused\n`;
		},
	};
};

const none: Counts = { agreed: 0, differed: 0, refused: 0 };

const sumOf = (all: readonly Counts[]): Counts =>
	all.reduce(
		(sum, { agreed, differed, refused }) => ({
			agreed: sum.agreed + agreed,
			differed: sum.differed + differed,
			refused: sum.refused + refused,
		}),
		none,
	);

/** A table of the counts of each rule, in the order of the rules' names. */
const summaryOf = (counts: ReadonlyMap<string, Counts>, strong: (text: string) => string): string => {
	const line = (rule: string, ...cells: readonly string[]) =>
		[shownText(rule, longestName).padEnd(30), ...cells.map((cell) => cell.padStart(10))].join("  ");
	const rows = [...counts]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([rule, { agreed, differed, refused }]) => line(rule, ...[agreed, differed, refused].map(String)));
	return `${[strong(line("rule", "agreed", "differed", "refused")), ...rows].join("\n")}\n`;
};

const rowsOf = (verdict: Differed | Refused): readonly Row[] => {
	const { line, id, rule = "–" } = verdict;
	const place = [
		id === undefined ? String(line) : `${line} ${shownText(id, longestName)}`,
		shownText(rule, longestName),
	] as const;
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
