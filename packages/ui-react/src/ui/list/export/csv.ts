import { type Decimal, toText } from "@tradewind/domain/money";

/** The content of a cell: a text or an exact figure; `undefined` is an empty cell. */
type Cell = string | Decimal | undefined;

export interface Column<Row> {
	readonly header: string;
	readonly cell: (row: Row) => Cell;
}

/**
 * Rows as CSV (RFC 4180), for spreadsheets too: with the byte order mark of UTF-8, exact figures with a decimal point in
 * every language, and escaped texts that a spreadsheet would read as a formula.
 */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
	const lines = [
		columns.map(({ header }) => textCell(header)),
		...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row)))),
	];
	return byteOrderMark + lines.map((line) => `${line.join(",")}\r\n`).join("");
};

const byteOrderMark = "\uFEFF";

const cellOf = (cell: Cell): string => {
	if (cell === undefined) return "";
	return typeof cell === "string" ? textCell(cell) : toText(cell);
};

/** Also after spaces, which some spreadsheets ignore, and in the wide forms of East Asian keyboards. */
const beginsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** They keep figures in order on a right-to-left page. In a file they would become part of the text. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069]/g;

const textCell = (marked: string): string => {
	const text = marked.replace(directionMarks, "");
	const safe = beginsFormula.test(text) ? `'${text}` : text;
	return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
