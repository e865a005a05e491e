/**
 * Whether a body of `multipart/form-data` has at most so many parts, with short headers. Parsers take seconds for hundreds of
 * thousands of parts or header lines.
 */
export const hasFewParts = (bytes: Uint8Array, contentType: string, maxParts: number): boolean => {
	const boundary = boundaryIn(contentType);
	if (boundary === undefined) return false;
	const dashes = new TextEncoder().encode(`--${boundary}`);
	let parts = 0;
	for (let at = indexOf(bytes, dashes, 0); at >= 0; at = indexOf(bytes, dashes, at + dashes.length)) {
		parts += 1;
		if (parts > maxParts) return false;
		if (!isShortHead(bytes, at + dashes.length)) return false;
	}
	return true;
};

const boundaryIn = (contentType: string): string | undefined =>
	/;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)?.slice(1).find(Boolean);

const maxHeadBytes = 4096;
const endOfHead = new TextEncoder().encode("\r\n\r\n");

/** The headers of a part are short; after the last part there are none. */
const isShortHead = (bytes: Uint8Array, start: number): boolean =>
	bytes.length - start <= maxHeadBytes ||
	indexOf(bytes.subarray(start, start + maxHeadBytes), endOfHead, 0) >= 0;

const indexOf = (bytes: Uint8Array, text: Uint8Array, from: number): number => {
	const [first = 0] = text;
	const length = text.length;
	for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
		// Compares the last byte first: otherwise a body of incomplete boundaries would be compared byte by byte.
		if (bytes[at + length - 1] !== text[length - 1]) continue;
		let matched = 1;
		while (matched < length && bytes[at + matched] === text[matched]) matched += 1;
		if (matched === length) return at;
	}
	return -1;
};
