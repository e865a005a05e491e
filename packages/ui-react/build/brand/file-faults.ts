import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "./brand.ts";
import { drawnPictures } from "./pictures.ts";

/** The vector pictures of a brand that the drawn ones are made from. */
const vectors = ["files/icon.svg", "start-up.svg"];

/** The logo is part of the first page. */
const mostLogoBytes = 4_000;

/** A font that is larger would arrive after the customer has read the page. */
const mostFontBytes = 200_000;

/** The files of a brand that are missing, or are not what their name says. */
export const fileFaults = (folder: string, { id, font }: Pick<Brand, "id" | "font">): readonly string[] => [
	...vectors.flatMap((file) => faultOf(folder, file, (bytes) => svgFault(bytes) ?? copyFault(bytes, id))),
	...faultOf(folder, "logo.svg", (bytes) => svgFault(bytes) ?? copyFault(bytes, id) ?? logoFault(bytes)),
	...(font ? [font.regular, font.strong].flatMap((file) => faultOf(folder, `files/${file}`, fontFault)) : []),
];

/** The same for the pictures that are drawn from them. */
export const pictureFaults = (folder: string): readonly string[] =>
	drawnPictures.flatMap(({ file, width, height }) =>
		faultOf(folder, file, pngFault(width, height), ": npm run brand:draw makes it"),
	);

const faultOf = (
	folder: string,
	file: string,
	check: (bytes: Buffer) => string | undefined,
	hint = "",
): readonly string[] => {
	const path = join(folder, file);
	if (!existsSync(path)) return [`${file} is missing${hint}`];
	const fault = check(readFileSync(path));
	return fault === undefined ? [] : [`${file} ${fault}`];
};

/** A brand begins as a copy of `brand/`. */
const copyFault = (bytes: Buffer, id: string): string | undefined =>
	id !== "tradewind" && bytes.includes("Tradewind") ? "is still that of Tradewind" : undefined;

const logoFault = (bytes: Buffer): string | undefined => {
	const text = bytes.toString("utf8");
	if (!/<svg[^>]*\swidth="\d+"/.test(text) || !/<svg[^>]*\sheight="\d+"/.test(text))
		return "has no width and height, without which Firefox does not draw it on a picture";
	return bytes.length > mostLogoBytes
		? `has ${bytes.length} bytes, and may have ${mostLogoBytes}: every page has it`
		: undefined;
};

const svgFault = (bytes: Buffer): string | undefined => {
	const text = bytes.toString("utf8");
	if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return "is no SVG picture";
	if (!/<svg[^>]*\sviewBox=/.test(text)) return "has no viewBox, so it cannot be scaled";
	// It is also shown where no policy of contents is sent.
	if (/<script|\son\w+=|(href|src)="(?!#|data:)/i.test(text))
		return "has a script, or refers to another file";
	return undefined;
};

const pngFault =
	(width: number, height: number) =>
	(bytes: Buffer): string | undefined => {
		if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return "is no PNG picture";
		const [wide, high] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
		return wide === width && high === height ? undefined : `is ${wide} × ${high}, not ${width} × ${height}`;
	};

const fontFault = (bytes: Buffer): string | undefined => {
	if (bytes.toString("latin1", 0, 4) !== "wOF2") return "is no WOFF2 font";
	return bytes.length > mostFontBytes
		? `has ${bytes.length} bytes, and may have ${mostFontBytes}: leave out letters that no supported language needs`
		: undefined;
};
