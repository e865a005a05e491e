/** A line of text and its number, from 1. `text` is absent if it exceeds the maximum length. */
export interface Line {
	readonly number: number;
	readonly text?: string;
}

/** Bytes of a line at most; limits memory for a file without line ends. */
export const longestLine = 1_048_576;

/** Splits UTF-8 bytes into lines and yields those of each chunk. Blank lines are counted but not returned. */
export async function* readLines(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	longest: number = longestLine,
): AsyncGenerator<readonly Line[]> {
	const decoder = new TextDecoder();
	let number = 0;
	let rest = "";
	let overlong = false;

	const lineOf = (text: string): readonly Line[] => {
		number += 1;
		const tooLong = overlong || text.length > longest;
		overlong = false;
		if (tooLong) return [{ number }];
		return /\S/.test(text) ? [{ number, text }] : [];
	};

	for await (const chunk of chunks) {
		const text = rest + decoder.decode(chunk, { stream: true });
		const lines: Line[] = [];
		let start = 0;
		for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
			lines.push(...lineOf(text.slice(start, end)));
			start = end + 1;
		}
		rest = text.slice(start);
		if (rest.length > longest) {
			overlong = true;
			rest = "";
		}
		yield lines;
	}
	const last = rest + decoder.decode();
	if (overlong || last !== "") yield lineOf(last);
}
