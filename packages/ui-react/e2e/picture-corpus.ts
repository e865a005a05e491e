import type { Page } from "@playwright/test";

interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly type?: "image/jpeg" | "image/png" | "image/webp";
	/** The stored pixels are those that a camera in this EXIF orientation stores. */
	readonly orientation?: number;
}

/** Draws the upright picture in the browser and returns it as a file. */
const draw = async (page: Page, drawing: Drawing): Promise<Buffer> => {
	const base64 = await page.evaluate(async ({ width, height, type = "image/jpeg", orientation = 1 }) => {
		const isTurned = orientation > 4;
		const canvas = new OffscreenCanvas(isTurned ? height : width, isTurned ? width : height);
		const context = canvas.getContext("2d");
		if (!context) throw new Error("no canvas");
		/** From upright to stored pixels: the inverse of what a viewer does. */
		const transforms: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
			1: [1, 0, 0, 1, 0, 0],
			2: [-1, 0, 0, 1, width, 0],
			3: [-1, 0, 0, -1, width, height],
			4: [1, 0, 0, -1, 0, height],
			5: [0, 1, 1, 0, 0, 0],
			6: [0, -1, 1, 0, 0, width],
			7: [0, -1, -1, 0, height, width],
			8: [0, 1, -1, 0, height, 0],
		};
		const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transforms[orientation] ?? [];
		context.setTransform(a, b, c, d, e, f);
		for (const [index, colour] of ["#f00", "#0f0", "#00f", "#fff"].entries()) {
			context.fillStyle = colour;
			context.fillRect(
				(index % 2) * (width / 2),
				Math.floor(index / 2) * (height / 2),
				width / 2,
				height / 2,
			);
		}
		const blob = await canvas.convertToBlob({ type, quality: 0.9 });
		return new Promise<string>((resolve) => {
			const reader = new FileReader();
			reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
			reader.readAsDataURL(blob);
		});
	}, drawing);
	return Buffer.from(base64, "base64");
};

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.concat([uint16(value >> 16), uint16(value & 65_535)]);
const entry = (tag: number, type: number, count: number, value: Buffer) =>
	Buffer.concat([uint16(tag), uint16(type), uint32(count), value]);
const rational = (...parts: readonly number[]) =>
	Buffer.concat(parts.flatMap((part) => [uint32(part), uint32(1)]));

/** Puts EXIF data with an orientation and a position (22° N, 114° E) into a JPEG. */
export const withExif = (jpeg: Buffer, orientation: number): Buffer => {
	const [text, short, long, fraction] = [2, 3, 4, 5];
	const directory = Buffer.concat([
		uint16(2),
		entry(0x0112, short, 1, Buffer.concat([uint16(orientation), uint16(0)])),
		entry(0x8825, long, 1, uint32(38)),
		uint32(0),
	]);
	const position = Buffer.concat([
		uint16(4),
		entry(1, text, 2, Buffer.from("N\0\0\0")),
		entry(2, fraction, 3, uint32(92)),
		entry(3, text, 2, Buffer.from("E\0\0\0")),
		entry(4, fraction, 3, uint32(116)),
		uint32(0),
	]);
	const values = Buffer.concat([rational(22, 16, 42), rational(114, 9, 57)]);
	const tiff = Buffer.concat([Buffer.from("MM\0*"), uint32(8), directory, position, values]);
	const segment = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
	return Buffer.concat([
		jpeg.subarray(0, 2),
		Buffer.from([0xff, 0xe1]),
		uint16(segment.length + 2),
		segment,
		jpeg.subarray(2),
	]);
};

/** A WebP whose extended header announces an animation. */
const animatedWebp = (still: Buffer): Buffer => {
	const header = Buffer.from("VP8X\x0a\0\0\0\x02\0\0\0\x3f\0\0\x3f\0\0", "latin1");
	const content = Buffer.concat([Buffer.from("WEBP"), header, still.subarray(12)]);
	const size = Buffer.alloc(4);
	size.writeUInt32LE(content.length);
	return Buffer.concat([Buffer.from("RIFF"), size, content]);
};

/** A PNG that announces an animation before its image data. The checksum of that part is not read. */
const animatedPng = (still: Buffer): Buffer =>
	Buffer.concat([
		still.subarray(0, 33),
		uint32(8),
		Buffer.from("acTL"),
		uint32(2),
		uint32(0),
		uint32(0),
		still.subarray(33),
	]);

/** Every file of docs/pictures.md by its name; drawn in `page`, so that no binary file is part of the repository. */
export const createCorpus = async (page: Page): Promise<ReadonlyMap<string, Buffer>> => {
	const photo = { width: 2000, height: 1200 };
	const small = { width: 64, height: 64 };
	const turned: (readonly [name: string, content: Buffer])[] = [];
	for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
		const jpeg = await draw(page, { ...photo, orientation });
		turned.push([`orientation-${orientation}.jpg`, withExif(jpeg, orientation)]);
	}
	const jpeg = await draw(page, photo);
	const png = await draw(page, { ...small, type: "image/png" });
	const webp = await draw(page, { ...small, type: "image/webp" });
	const text = Buffer.from("A text, whatever its name says.");
	const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(64)]);
	return new Map<string, Buffer>([
		...turned,
		["tall.jpg", await draw(page, { width: 1200, height: 3000 })],
		["screenshot.jpg", await draw(page, { width: 1080, height: 7200 })],
		["wide-and-tall.jpg", await draw(page, { width: 2160, height: 6000 })],
		["label.jpg", jpeg],
		["label.pjpeg", jpeg],
		["label.bin", jpeg],
		["label", jpeg],
		["small.png", png],
		["small.webp", webp],
		["photo.heic", heic],
		["30-megapixels.jpg", await draw(page, { width: 6000, height: 5000 })],
		["empty.jpg", Buffer.alloc(0)],
		["text.jpg", text],
		["animation.gif", Buffer.from("GIF89a with frames")],
		["gif.jpg", Buffer.from("GIF89a with frames")],
		["animation.webp", animatedWebp(webp)],
		["animation.png", animatedPng(png)],
		["document.pdf", Buffer.from("%PDF-1.7")],
		["damaged.jpg", withExif(jpeg, 1).subarray(0, 180)],
		["21-mebibytes.jpg", Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)])],
	]);
};
