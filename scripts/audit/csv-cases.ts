import { finished } from "node:stream/promises";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import type { Case } from "./case.ts";
import { type Columns, readColumns } from "./csv-columns.ts";
import { longestLine } from "./lines.ts";
import type { Refused } from "./verdict.ts";

/**
 * The cases of a CSV file with a header row. A row with too many or too few cells is refused. An unusable header or a misplaced
 * quote is refused too and ends the reading.
 */
export async function* csvCases(
	chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (Case | Refused)[]> {
	const reading = startReading();
	for await (const chunk of chunks) {
		await reading.take(chunk);
		yield reading.found();
		if (reading.ended()) return;
	}
	await reading.take();
	yield reading.found();
}

/** Collects records in `on_record`: the parser's stream would lose the records before an error. */
const startReading = () => {
	let columns: Columns | undefined;
	let cases: (Case | Refused)[] = [];
	let ended = false;
	let nextLine = 1;

	const end = (line: number, reason: string): void => {
		if (!ended)
			cases.push({ is: "refused", line, field: "line", reason: `${reason}; nothing more was read` });
		ended = true;
	};
	const onRecord = (cells: readonly string[], { lines }: InfoRecord): null => {
		const line = nextLine;
		nextLine = lines + 1;
		if (ended || cells.every((cell) => cell === "")) return null;
		if (columns) {
			cases.push(caseOf(line, cells, columns));
			return null;
		}
		const header = readColumns(cells);
		if ("wrong" in header) end(line, header.wrong);
		else columns = header;
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
		/** The cases since the last call. */
		found: (): readonly (Case | Refused)[] => {
			const found = cases;
			cases = [];
			return found;
		},
		ended: (): boolean => ended,
	};
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
	return {
		is: "case",
		line,
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
