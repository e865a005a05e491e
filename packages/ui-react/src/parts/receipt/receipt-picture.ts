import { fittedSize, pictureSize, type Stroke } from "../../ui/share/strokes.ts";
import type { ReceiptTexts } from "./receipt-texts.ts";

interface PictureFacts extends ReceiptTexts {
	readonly direction: "ltr" | "rtl";
	/** The name of the site. */
	readonly site: string;
	/** Its address. */
	readonly address: string;
}

const margin = 72;
const inner = pictureSize.width - 2 * margin;
const padding = 40;
/** The panel with the rows: where it begins, where it ends at the latest, and the space around its rows. */
const top = 452;
const bottom = 1226;
const inset = 32;

/** The strokes of a receipt's picture, mirrored from right to left. The same facts give the same picture. */
export const receiptStrokes = (facts: PictureFacts): readonly Stroke[] => {
	const { direction, rows } = facts;
	const isMirrored = direction === "rtl";
	const text = (words: string, x: number, y: number, look: Look): Stroke => {
		const { size, weight = 400, ink = "text", most = inner, isFigure = false, atEnd = false } = look;
		return {
			is: "text",
			text: words,
			x: isMirrored ? pictureSize.width - x : x,
			y,
			size: fittedSize(words, size, most),
			weight,
			align: isMirrored === atEnd ? "left" : "right",
			direction: isFigure ? "ltr" : direction,
			ink,
			most,
		};
	};
	const height = Math.min(96, (bottom - top - 2 * inset) / rows.length);
	const left = margin + padding;
	const right = pictureSize.width - left;
	const column = (inner - 2 * padding) * 0.36;
	return [
		{ is: "box", x: 0, y: 0, ...pictureSize, radius: 0, ink: "ground" },
		{ is: "mark", x: isMirrored ? pictureSize.width - margin - 72 : margin, y: 76, size: 72 },
		text(facts.site, margin + 96, 126, { size: 44, weight: 700, most: inner - 96 }),
		text(facts.title, margin, 262, { size: 56, weight: 700 }),
		...(facts.sum ? [text(facts.sum, margin, 384, { size: 104, weight: 700, isFigure: true })] : []),
		{
			is: "box",
			x: margin,
			y: top,
			width: inner,
			height: 2 * inset + height * rows.length,
			radius: 32,
			ink: "panel",
		},
		...rows.flatMap(({ label, value, isFigure }, index) => {
			const y = top + inset + height * (index + 0.5) + 11;
			return [
				text(label, left, y, { size: 32, ink: "dim", most: column }),
				text(value, right, y, {
					size: 34,
					weight: 600,
					most: inner - 2 * padding - column - 24,
					isFigure,
					atEnd: true,
				}),
			];
		}),
		text(facts.address, margin, 1294, { size: 32, ink: "dim", isFigure: true }),
	];
};

interface Look {
	readonly size: number;
	readonly weight?: 400 | 600 | 700;
	readonly ink?: "text" | "dim";
	readonly most?: number;
	/** Reads from left to right in every language. */
	readonly isFigure?: boolean;
	/** Aligned with the end of the line. */
	readonly atEnd?: boolean;
}
