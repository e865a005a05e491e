import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { type Run, visualRuns } from "./visual-runs.ts";

const ink = rgb(0.1, 0.11, 0.13);
export const dim = rgb(0.38, 0.4, 0.44);

interface TextStyle {
	readonly size: number;
	readonly color?: Color;
}

/** The position of a line: its baseline, and the edge at which it begins or ends. */
interface LinePlace {
	readonly y: number;
	readonly x: number;
	/** The side of the text that is at `x`. */
	readonly edge: "left" | "right";
	/** A number, which is left to right in every language. */
	readonly isNumber?: boolean;
}

/** Measures and draws lines of any script with the embedded fonts. */
export interface PdfText {
	readonly widthOf: (line: string, size: number) => number;
	readonly draw: (page: PDFPage, line: string, place: LinePlace, style: TextStyle) => void;
	/** The lines of a text that fit a width; a word that does not fit is broken. */
	readonly wrap: (text: string, width: number, size: number) => readonly string[];
}

/** Embeds the fonts of all characters in `texts`, each as a subset. Throws if a font can't be loaded. */
export const embedTexts = async (
	document: PDFDocument,
	texts: readonly string[],
	{ isRtl, loadFont }: { readonly isRtl: boolean; readonly loadFont: (name: string) => Promise<Uint8Array> },
): Promise<PdfText> => {
	const names = new Set(texts.flatMap((text) => visualRuns(text, isRtl).map(({ font }) => font)));
	const fonts = new Map(
		await Promise.all(
			[...names].map(
				async (name) => [name, await document.embedFont(await loadFont(name), { subset: true })] as const,
			),
		),
	);
	const fontOf = ({ font }: Run): PDFFont => {
		const found = fonts.get(font);
		if (!found) throw new Error(`The font ${font} is not embedded`);
		return found;
	};
	const widthOfRuns = (runs: readonly Run[], size: number): number =>
		runs.reduce((sum, run) => sum + fontOf(run).widthOfTextAtSize(run.text, size), 0);
	const widthOf = (line: string, size: number): number => widthOfRuns(visualRuns(line, isRtl), size);
	return {
		widthOf,
		draw: (page, line, { x, y, edge, isNumber = false }, { size, color = ink }) => {
			const runs = visualRuns(line, isRtl && !isNumber);
			let left = edge === "left" ? x : x - widthOfRuns(runs, size);
			for (const run of runs) {
				const font = fontOf(run);
				page.drawText(run.text, { x: left, y, size, font, color });
				left += font.widthOfTextAtSize(run.text, size);
			}
		},
		wrap: (text, width, size) => wrapped(text, (line) => widthOf(line, size) <= width),
	};
};

const wrapped = (text: string, fits: (line: string) => boolean): readonly string[] => {
	const lines: string[] = [];
	let line = "";
	for (const part of partsOf(text)) {
		if (fits(line + part.trimEnd())) {
			line += part;
			continue;
		}
		if (line.trim() !== "") lines.push(line.trim());
		line = part;
		while (!fits(line.trimEnd())) {
			const characters = [...line];
			let count = characters.length - 1;
			while (count > 1 && !fits(characters.slice(0, count).join(""))) count--;
			lines.push(characters.slice(0, count).join(""));
			line = characters.slice(count).join("");
			if (count === 1 && characters.length === 1) break;
		}
	}
	if (line.trim() !== "") lines.push(line.trim());
	return lines.length === 0 ? [""] : lines;
};

/** Words with the space after them; each Chinese character is a word. */
const partsOf = (text: string): readonly string[] =>
	text.match(
		/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+\s*|\s+/gu,
	) ?? [];
