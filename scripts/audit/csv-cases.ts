import { finished } from "node:stream/promises";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { type Block, linesIn } from "./blocks.ts";
import type { Case } from "./case.ts";
import { type Columns, readColumns } from "./csv-columns.ts";
import { longestLine } from "./lines.ts";
import { type CasesOfRow, type Mapping, readMappedHeader } from "./mapping.ts";
import type { Preset } from "./presets.ts";
import type { Refused } from "./verdict.ts";

/** The cases of a block of CSV, and whether the reading has ended there. */
export interface CsvReading {
	readonly cases: readonly (Case | Refused)[];
	readonly hasEnded: boolean;
}

/**
 * Reads a block of a CSV file with a header row. A row with too many or too few cells is refused. An unusable header or a misplaced
 * quote is refused too and ends the reading.
 */
export const readCsvBlock = async (
	{ bytes, header, linesBefore }: Block,
	mapping?: Mapping | Preset,
): Promise<CsvReading> => {
	const reading = startReading(linesBefore - (header ? linesIn(header) : 0), mapping);
	if (header) await reading.take(header);
	await reading.take(bytes);
	await reading.take();
	return { cases: reading.found(), hasEnded: reading.ended() };
};

/** Collects records in `on_record`: the parser's stream would lose the records before an error. */
const startReading = (linesBefore: number, mapping: Mapping | Preset | undefined) => {
	let casesOf: CasesOfRow | undefined;
	const cases: (Case | Refused)[] = [];
	let ended = false;
	let nextLine = linesBefore + 1;

	const end = (line: number, reason: string): void => {
		if (!ended)
			cases.push({ is: "refused", line, field: "line", reason: `${reason}; nothing more was read` });
		ended = true;
	};
	const onRecord = (cells: readonly string[], { lines }: InfoRecord): null => {
		const line = nextLine;
		nextLine = linesBefore + lines + 1;
		if (ended || cells.every((cell) => cell === "")) return null;
		if (casesOf) {
			cases.push(...casesOf(line, cells));
			return null;
		}
		const header = mapping ? readMappedHeader(cells, mapping) : readHeader(cells);
		if ("wrong" in header) end(line, header.wrong);
		else casesOf = header.casesOf;
		return null;
	};
	const parser = parse({
		bom: true,
		trim: true,
		relax_column_count: true,
		record_delimiter: ["\r\n", "\n"],
		max_record_size: longestLine,
		on_record: onRecord,
	});
	const fail = (error: unknown): void =>
		end(nextLine, error instanceof CsvError ? whatIsWrong(error) : String(error));
	parser.on("error", fail);
	parser.resume();

	return {
		/** Parses a chunk; without one, ends the input. */
		take: async (chunk?: Uint8Array): Promise<void> => {
			if (ended) return;
			if (!chunk) return finished(parser.end()).catch(fail);
			const error = await new Promise((resolve) => parser.write(chunk, resolve));
			if (error) fail(error);
		},
		found: (): readonly (Case | Refused)[] => cases,
		ended: (): boolean => ended,
	};
};

const readHeader = (
	cells: readonly string[],
): { readonly casesOf: CasesOfRow } | { readonly wrong: string } => {
	const columns = readColumns(cells);
	return "wrong" in columns ? columns : { casesOf: (line, row) => [caseOf(line, row, columns)] };
};

const caseOf = (line: number, cells: readonly string[], columns: Columns): Case | Refused => {
	if (cells.length !== columns.count)
		return {
			is: "refused",
			line,
			field: "line",
			reason: `has ${cells.length} cells, the header has ${columns.count}`,
		};
	const filled = (fields: Columns["inputFields"]) =>
		fields.flatMap(({ index, field }) => (cells[index] ? [[field, cells[index]] as const] : []));
	const alone = columns.expected === undefined ? "" : cells[columns.expected];
	const named = filled(columns.expectedFields);
	if (alone && named.length > 0)
		return { is: "refused", line, field: "expected", reason: "is given alone and by name" };
	const id = columns.id === undefined ? "" : cells[columns.id];
	return {
		is: "case",
		line,
		...(id ? { id } : {}),
		rule: cells[columns.rule],
		input: Object.fromEntries(filled(columns.inputFields)),
		expected: alone || (named.length === 0 ? undefined : Object.fromEntries(named)),
	};
};

const whatIsWrong = ({ code }: CsvError): string =>
	code === "CSV_MAX_RECORD_SIZE"
		? "is longer than 1 MiB (is a quote not closed?)"
		: code === "CSV_QUOTE_NOT_CLOSED"
			? "has a quote that is not closed"
			: "has a quote in the wrong place";
