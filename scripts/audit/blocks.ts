/** A part of the file that ends with a whole line, or with a whole row of CSV. It can be audited alone. */
export interface Block {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly linesBefore: number;
	/** The header row of a CSV file, in the blocks after the one that has it. */
	readonly header?: Uint8Array<ArrayBuffer>;
}

/** Bytes of an unfinished line that are kept: more than the longest line (`lines.ts`) has in UTF-8. */
const mostKept = 4 * 1_048_576 + 4;

const [lineEnd, quote] = [10, 34];
const empty = new Uint8Array(0);

/** Divides a file of JSON Lines into blocks, whose bytes belong to the reader. The end of an overlong line is dropped: what is left of it is refused for its length. */
export async function* lineBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
	let rest: Uint8Array<ArrayBuffer> = empty;
	let linesBefore = 0;
	for await (const chunk of chunks) {
		const end = chunk.lastIndexOf(lineEnd) + 1;
		if (end > 0) {
			const bytes = joined(rest, chunk.subarray(0, end));
			const block = { bytes, linesBefore };
			linesBefore += linesIn(bytes);
			yield block;
			rest = empty;
		}
		if (rest.length < mostKept) rest = joined(rest, chunk.subarray(end)).slice(0, mostKept);
	}
	if (rest.length > 0) yield { bytes: rest, linesBefore };
}

/** Divides a CSV file: a line end inside of quotes ends no row. An overlong row is passed on, to be refused there. */
export async function* csvBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
	let rest: Uint8Array<ArrayBuffer> = empty;
	let isQuoted = false;
	let linesBefore = 0;
	let header: Uint8Array<ArrayBuffer> | undefined;
	for await (const chunk of chunks) {
		const found = lastRowEnd(chunk, isQuoted);
		isQuoted = found.isQuoted;
		const end = found.end === 0 && rest.length + chunk.length > mostKept ? chunk.length : found.end;
		if (end > 0) {
			const bytes = joined(rest, chunk.subarray(0, end));
			const block = { bytes, linesBefore, ...(header ? { header } : {}) };
			linesBefore += linesIn(bytes);
			header ??= firstRow(bytes);
			yield block;
			rest = empty;
		}
		rest = joined(rest, chunk.subarray(end));
	}
	if (rest.length > 0) yield { bytes: rest, linesBefore, ...(header ? { header } : {}) };
}

export const linesIn = (bytes: Uint8Array): number => {
	let lines = 0;
	for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) lines += 1;
	return lines;
};

/** Where the last row ends, 0 if none does; and whether the bytes end inside of quotes. */
const lastRowEnd = (bytes: Uint8Array, wasQuoted: boolean) => {
	let isQuoted = wasQuoted;
	let end = 0;
	for (let start = 0; start <= bytes.length; isQuoted = !isQuoted) {
		const next = bytes.indexOf(quote, start);
		const stop = next === -1 ? bytes.length : next;
		const inside = isQuoted ? -1 : bytes.subarray(start, stop).lastIndexOf(lineEnd);
		if (inside !== -1) end = start + inside + 1;
		if (next === -1) break;
		start = next + 1;
	}
	return { end, isQuoted };
};

/** The first row that is not blank: `csv-cases.ts` reads it as the header. */
const firstRow = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined => {
	let isQuoted = false;
	let start = 0;
	for (const [at, byte] of bytes.entries()) {
		if (byte === quote) isQuoted = !isQuoted;
		if (byte !== lineEnd || isQuoted) continue;
		const row = bytes.slice(start, at + 1);
		if (/[^\s,"]/.test(new TextDecoder().decode(row))) return row;
		start = at + 1;
	}
	return undefined;
};

/** A copy with its own memory, which can be given to a worker. */
const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
	const bytes = new Uint8Array(first.length + second.length);
	bytes.set(first);
	bytes.set(second, first.length);
	return bytes;
};
