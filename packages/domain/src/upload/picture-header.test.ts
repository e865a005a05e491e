import { expect, test } from "vitest";
import { readPictureHeader } from "./picture-header.ts";

/** Bytes of a text in which each character is one byte. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x00\0\0\x01\x00\x08\x02\0\0\0crc_";
const jpeg = (segments: string) => `\xff\xd8${segments}\xff\xc2\0\x11\x08\x0b\xd0\x0f\xc0\x03------------`;
const exif = "\xff\xe1\0\x0aExif\0\0II";
const webp = (chunk: string) => `RIFF\0\0\0\0WEBP${chunk}`;

test.each([
	["a JPEG", jpeg(""), { format: "jpeg", pixels: 3024 * 4032, isAnimated: false }],
	["a JPEG with camera data", jpeg(exif + exif), { format: "jpeg", pixels: 3024 * 4032, isAnimated: false }],
	[
		"a JPEG with a filled marker",
		jpeg(`${exif}\xff`),
		{ format: "jpeg", pixels: 3024 * 4032, isAnimated: false },
	],
	[
		"the start of a JPEG",
		"\xff\xd8\xff\xe1\x40\0Exif",
		{ format: "jpeg", pixels: undefined, isAnimated: false },
	],
	[
		"a damaged JPEG",
		"\xff\xd8\xff\xe1\0\x02damaged bytes",
		{ format: "jpeg", pixels: undefined, isAnimated: false },
	],
	["a PNG", `${png}\0\0\0\x01IDATxcrc_`, { format: "png", pixels: 512 * 256, isAnimated: false }],
	[
		"an animated PNG",
		`${png}\0\0\0\x08acTL12345678crc_`,
		{ format: "png", pixels: 512 * 256, isAnimated: true },
	],
	["the start of a PNG", png, { format: "png", pixels: 512 * 256, isAnimated: false }],
	["a PNG without a size", "\x89PNG\r\n\x1a\n", { format: "png", pixels: undefined, isAnimated: false }],
	[
		"a lossy WebP",
		webp("VP8 \0\0\0\0\x10\0\0\x9d\x01\x2a\x40\x01\xf0\x40"),
		{ format: "webp", pixels: 320 * 240, isAnimated: false },
	],
	[
		"a lossless WebP",
		webp("VP8L\0\0\0\0\x2f\x3f\xc1\x3b\x00"),
		{ format: "webp", pixels: 320 * 240, isAnimated: false },
	],
	[
		"an extended WebP",
		webp("VP8X\x0a\0\0\0\x10\0\0\0\x3f\x01\0\xef\0\0"),
		{ format: "webp", pixels: 320 * 240, isAnimated: false },
	],
	[
		"an animated WebP",
		webp("VP8X\x0a\0\0\0\x02\0\0\0\x3f\x01\0\xef\0\0"),
		{ format: "webp", pixels: 320 * 240, isAnimated: true },
	],
	["a HEIC", "\0\0\0\x18ftypheic\0\0\0\0", { format: "heic", pixels: undefined, isAnimated: false }],
	["a HEIF", "\0\0\0\x18ftypmif1\0\0\0\0", { format: "heic", pixels: undefined, isAnimated: false }],
	["a GIF", "GIF89a", { format: "gif", pixels: undefined, isAnimated: true }],
	["an MP4", "\0\0\0\x18ftypmp42\0\0\0\0", undefined],
	["a text", "My passport is in this text.", undefined],
	["a PDF", "%PDF-1.7", undefined],
	["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", undefined],
	["nothing", "", undefined],
])("Spec 1 §5: the header of %s", (_, text, header) => {
	expect(readPictureHeader(bytes(text))).toEqual(header);
});
