/** What a spreadsheet would read as a formula. A decimal may be negative. */
const beginsFormula = /^\s*(?:[=+@]|-(?!\d+(?:\.\d+)?$))/;

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\r\n`;

const cellOf = (text: string): string => {
	const safe = beginsFormula.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};
