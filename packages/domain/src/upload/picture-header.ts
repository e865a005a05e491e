/** The facts in the first bytes of a picture. Sizes are in pixels, as stored: before a rotation by EXIF. */
export interface PictureHeader {
	readonly format: "jpeg" | "png" | "webp" | "heic" | "gif";
	/** `undefined` if the bytes do not reach that far, and for HEIC. */
	readonly pixels: number | undefined;
	readonly isAnimated: boolean;
}

/**
 * Reads the header of a picture from its first bytes; `undefined` if they are those of no known picture format. The name and
 * the media type of a file prove nothing: both follow its ending.
 */
export const readPictureHeader = (bytes: Uint8Array): PictureHeader | undefined => {
	const at = (place: number): number => bytes[place] ?? 0;
	const text = (from: number, length: number): string =>
		String.fromCharCode(...bytes.subarray(from, from + length));
	if (at(0) === 0xff && at(1) === 0xd8 && at(2) === 0xff) return still("jpeg", jpegPixels(bytes));
	if (text(0, 8) === "\x89PNG\r\n\x1a\n")
		return {
			format: "png",
			pixels: text(12, 4) === "IHDR" ? bigEndian(bytes, 16, 4) * bigEndian(bytes, 20, 4) : undefined,
			isAnimated: isAnimatedPng(bytes, text),
		};
	if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return webpHeader(bytes, text(12, 4));
	if (text(0, 4) === "GIF8") return { format: "gif", pixels: undefined, isAnimated: true };
	if (text(4, 4) === "ftyp" && /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(text(8, 4)))
		return still("heic", undefined);
	return undefined;
};

const still = (format: PictureHeader["format"], pixels: number | undefined): PictureHeader => ({
	format,
	pixels,
	isAnimated: false,
});

const bigEndian = (bytes: Uint8Array, from: number, length: number): number =>
	bytes.subarray(from, from + length).reduce((value, byte) => value * 256 + byte, 0);

const littleEndian = (bytes: Uint8Array, from: number, length: number): number =>
	bytes.subarray(from, from + length).reduceRight((value, byte) => value * 256 + byte, 0);

/** The size is in the frame header (SOF); the segments before it have their lengths. */
const jpegPixels = (bytes: Uint8Array): number | undefined => {
	for (let place = 2; place + 9 < bytes.length; ) {
		const marker = Number(bytes[place + 1]);
		if (bytes[place] !== 0xff) return undefined;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return bigEndian(bytes, place + 5, 2) * bigEndian(bytes, place + 7, 2);
		place += marker === 0xff ? 1 : 2 + bigEndian(bytes, place + 2, 2);
	}
	return undefined;
};

/** An animated picture has an acTL chunk before the first image data. */
const isAnimatedPng = (bytes: Uint8Array, text: (from: number, length: number) => string): boolean => {
	for (let place = 8; place + 8 < bytes.length; place += 12 + bigEndian(bytes, place, 4)) {
		const chunk = text(place + 4, 4);
		if (chunk === "acTL") return true;
		if (chunk === "IDAT") return false;
	}
	return false;
};

const webpHeader = (bytes: Uint8Array, chunk: string): PictureHeader => {
	if (chunk === "VP8X") {
		const pixels = (littleEndian(bytes, 24, 3) + 1) * (littleEndian(bytes, 27, 3) + 1);
		return { format: "webp", pixels, isAnimated: (Number(bytes[20]) & 2) !== 0 };
	}
	if (chunk === "VP8L") {
		const sizes = littleEndian(bytes, 21, 4);
		return still("webp", ((sizes % 2 ** 14) + 1) * ((Math.floor(sizes / 2 ** 14) % 2 ** 14) + 1));
	}
	return still("webp", (littleEndian(bytes, 26, 2) % 2 ** 14) * (littleEndian(bytes, 28, 2) % 2 ** 14));
};
