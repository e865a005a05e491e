/** The base64 of a PNG of sixteen greys: one byte of 0 (black) to 15 (white) for each pixel. It is not compressed. */
export const greyPng = (pixels: Uint8Array, width: number, height: number): string => {
	const rowBytes = Math.ceil(width / 2);
	const rows = new Uint8Array((rowBytes + 1) * height);
	for (const [index, grey] of pixels.entries()) {
		const [row, column] = [Math.floor(index / width), index % width];
		const at = row * (rowBytes + 1) + 1 + Math.floor(column / 2);
		rows[at] = (rows[at] ?? 0) | (column % 2 === 0 ? grey << 4 : grey);
	}
	const bytes = [
		...signature,
		...chunk("IHDR", [...fourBytes(width), ...fourBytes(height), bitDepth, greyscale, 0, 0, 0]),
		...chunk("IDAT", stored(rows)),
		...chunk("IEND", []),
	];
	return btoa(String.fromCharCode(...bytes));
};

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bitDepth = 4;
const greyscale = 0;

const fourBytes = (value: number): readonly number[] =>
	[24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

const chunk = (type: string, data: readonly number[]): readonly number[] => {
	const content = [...type].map((letter) => letter.charCodeAt(0)).concat(data);
	return [...fourBytes(data.length), ...content, ...fourBytes(crc32(content))];
};

/** A zlib stream of one stored block, which holds up to 65,535 bytes. */
const stored = (bytes: Uint8Array): readonly number[] => {
	const { length } = bytes;
	const size = [length & 255, length >> 8];
	return [0x78, 0x01, 1, ...size, ...size.map((byte) => ~byte & 255), ...bytes, ...fourBytes(adler32(bytes))];
};

const crc32 = (bytes: readonly number[]): number => {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return ~crc >>> 0;
};

const adler32 = (bytes: Uint8Array): number => {
	let [low, high] = [1, 0];
	for (const byte of bytes) {
		low = (low + byte) % 65521;
		high = (high + low) % 65521;
	}
	return high * 65536 + low;
};
