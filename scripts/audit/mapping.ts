import { readFile } from "node:fs/promises";
import { type Case, isRecord } from "./case.ts";
import { otherMark } from "./csv-columns.ts";
import { mappingInLanguageOf, type Preset } from "./presets.ts";
import type { Refused } from "./verdict.ts";

/** What the columns of a file mean that does not name rules: each row is a case of every rule that applies to it. */
export interface Mapping {
	readonly rules: readonly MappedRule[];
	/** The column that names a row in the results. */
	readonly id?: string;
}

/** A rule that is computed from the columns of a row. Columns have the names of the header. */
export interface MappedRule {
	readonly rule: string;
	/** The column of each field. An empty cell is a missing field. */
	readonly input: Readonly<Record<string, string>>;
	/** The fields that are the same in each row. */
	readonly always?: Readonly<Record<string, string>>;
	/** The column of each expected figure. A row with an empty cell is no case of the rule. */
	readonly expected: Readonly<Record<string, string>>;
	/** The rule applies to rows with these texts. */
	readonly when?: Readonly<Record<string, string>>;
	/** The rule applies to rows with a figure above zero in this column. */
	readonly positive?: string;
	/** What the texts of a field mean: `{ "direction": { "Buy": "buy" } }`. */
	readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type CasesOfRow = (line: number, cells: readonly string[]) => readonly (Case | Refused)[];

/** Reads a mapping from its file; fails with a complete sentence. */
export const readMapping = async (path: string): Promise<Mapping> => {
	const text = await readFile(path, "utf8").catch(() => {
		throw new Error(`${path} can't be read.`);
	});
	const mapping = mappingOf(text);
	if (mapping === undefined) throw new Error(`${path} is not a mapping: docs/audit.md shows one.`);
	return mapping;
};

const mappingOf = (text: string): Mapping | undefined => {
	try {
		const value: unknown = JSON.parse(text);
		return isMapping(value) ? value : undefined;
	} catch {
		return undefined;
	}
};

const isTexts = (value: unknown): boolean =>
	isRecord(value) && Object.values(value).every((one) => typeof one === "string");

const isMapping = (value: unknown): value is Mapping =>
	isRecord(value) &&
	(value.id === undefined || typeof value.id === "string") &&
	Array.isArray(value.rules) &&
	value.rules.length > 0 &&
	value.rules.every(
		(one) =>
			isRecord(one) &&
			typeof one.rule === "string" &&
			isTexts(one.input) &&
			isTexts(one.expected) &&
			(one.positive === undefined || typeof one.positive === "string") &&
			[one.always, one.when].every((part) => part === undefined || isTexts(part)) &&
			(one.texts === undefined || (isRecord(one.texts) && Object.values(one.texts).every(isTexts))),
	);

/** Finds the columns of a mapping in the header row; or returns the error. */
export const readMappedHeader = (
	header: readonly string[],
	mapping: Mapping | Preset,
): { readonly casesOf: CasesOfRow } | { readonly wrong: string } => {
	const found = "preset" in mapping ? mappingInLanguageOf(header, mapping) : mapping;
	if (!found && "preset" in mapping)
		return { wrong: `the header is not that of the app's export of ${mapping.preset}${otherMark(header)}` };
	const { rules = [], id } = found ?? {};
	const named = [
		...(id === undefined ? [] : [id]),
		...rules.flatMap(({ input, expected, when = {}, positive }) => [
			...(positive === undefined ? [] : [positive]),
			...Object.values(input),
			...Object.values(expected),
			...Object.keys(when),
		]),
	];
	const missing = named.find((name) => !header.includes(name));
	if (missing !== undefined) return { wrong: `the header has no column "${missing}"${otherMark(header)}` };
	const twice = named.find((name) => header.indexOf(name) !== header.lastIndexOf(name));
	if (twice !== undefined) return { wrong: `the header names "${twice}" twice` };
	return {
		casesOf: (line, cells) => {
			if (cells.length !== header.length)
				return [
					{
						is: "refused",
						line,
						field: "line",
						reason: `has ${cells.length} cells, the header has ${header.length}`,
					},
				];
			const cell = (name: string): string => cells[header.indexOf(name)] ?? "";
			const rowId = id === undefined ? "" : cell(id);
			return rules.flatMap((rule) =>
				caseOf(rule, cell).map((one) => ({ ...one, line, ...(rowId ? { id: rowId } : {}) })),
			);
		},
	};
};

const caseOf = (
	{ rule, input, always = {}, expected, when = {}, positive, texts = {} }: MappedRule,
	cell: (name: string) => string,
): readonly Omit<Case, "line">[] => {
	if (Object.entries(when).some(([name, text]) => cell(name) !== text)) return [];
	if (positive !== undefined && !isPositive(cell(positive))) return [];
	const figures = Object.entries(expected).map(([name, column]) => [name, cell(column)] as const);
	if (figures.some(([, figure]) => figure === "")) return [];
	const fields = Object.entries(input).flatMap(([field, column]) => {
		const text = cell(column);
		return text === "" ? [] : [[field, texts[field]?.[text] ?? text] as const];
	});
	return [
		{
			is: "case",
			rule,
			input: { ...always, ...Object.fromEntries(fields) },
			expected: Object.fromEntries(figures),
		},
	];
};

const isPositive = (figure: string): boolean => /^\d*\.?\d*$/.test(figure) && /[1-9]/.test(figure);
