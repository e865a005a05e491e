import { isolated } from "../../../i18n/isolated.ts";
import { fittedSize, type Ink, pictureSize, type Stroke } from "../../../ui/share/strokes.ts";

/** The formatted texts of a closed trade's image, and the look of its page. */
export interface PictureFacts {
	readonly direction: "ltr" | "rtl";
	readonly site: string;
	/** The address of the QR code, as readable text. */
	readonly address: string;
	readonly symbol: string;
	readonly side: { readonly text: string; readonly tone: "up" | "down" };
	readonly multiple: string;
	/** The return on margin; absent where no rule computes one. */
	readonly percent: string | undefined;
	/** The profit; absent if the customer hides amounts. */
	readonly amount: string | undefined;
	readonly tone: "up" | "down" | "plain";
	/** The base of the percent. */
	readonly basis: string;
	/** Shown if there is neither percent nor amount. */
	readonly verdict: string;
	/** Prices and times, in pairs: two columns. */
	readonly rows: readonly { readonly label: string; readonly value: string }[];
	readonly invitation: string;
	/** The QR code as rows of modules; dark modules are true. */
	readonly code: readonly (readonly boolean[])[];
}

const margin = 72;
const inner = pictureSize.width - 2 * margin;
const codeSize = 208;

/** The strokes of the image, back to front, mirrored from right to left. The same facts give the same image. */
export const strokesOf = (facts: PictureFacts): readonly Stroke[] => {
	const { direction, side, tone, percent, amount } = facts;
	const isMirrored = direction === "rtl";
	const box = (x: number, y: number, width: number, height: number, radius: number, ink: Ink): Stroke => ({
		is: "box",
		x: isMirrored ? pictureSize.width - x - width : x,
		y,
		width,
		height,
		radius,
		ink,
	});
	const text = (words: string, x: number, y: number, size: number, rest: Partial<TextLook> = {}): Stroke => {
		const { weight = 400, ink = "text", most = inner, isFigure = false } = rest;
		return {
			is: "text",
			text: words,
			x: isMirrored ? pictureSize.width - x : x,
			y,
			size: fittedSize(words, size, most),
			weight,
			align: isMirrored ? "right" : "left",
			direction: isFigure ? "ltr" : direction,
			ink,
			most,
		};
	};
	const [first, second] = percent ? [percent, amount] : [amount ?? facts.verdict, undefined];
	const isFigure = percent !== undefined || amount !== undefined;
	const ink = tone === "plain" ? "text" : tone;
	const columns = [margin + 40, margin + inner / 2 + 20];
	const markX = isMirrored ? pictureSize.width - margin - 72 : margin;
	const codeX = isMirrored ? margin : pictureSize.width - margin - codeSize;
	return [
		box(0, 0, pictureSize.width, pictureSize.height, 0, "ground"),
		{ is: "mark", x: markX, y: 76, size: 72 },
		text(facts.site, margin + 96, 126, 44, { weight: 700, most: inner - 96 }),
		text(facts.symbol, margin, 318, 84, { weight: 700 }),
		text(`${side.text} · ${isolated(facts.multiple, "ltr")}`, margin, 388, 46, {
			weight: 600,
			ink: side.tone,
		}),
		text(first, margin, 616, 190, { weight: 700, ink, isFigure }),
		...(percent ? [text(facts.basis, margin, 682, 34, { ink: "dim" })] : []),
		...(second ? [text(second, margin, 772, 72, { weight: 600, ink, isFigure: true })] : []),
		box(margin, 826, inner, 232, 32, "panel"),
		...facts.rows.flatMap(({ label, value }, index) => {
			const x = columns[index % 2] ?? margin;
			const y = 880 + Math.floor(index / 2) * 100;
			const most = inner / 2 - 60;
			return [
				text(label, x, y, 28, { ink: "dim", most }),
				text(value, x, y + 46, 36, { weight: 600, most, isFigure: index < 2 }),
			];
		}),
		{ is: "code", x: codeX, y: 1094, size: codeSize, modules: facts.code },
		text(facts.address, margin, 1194, 44, { weight: 600, most: inner - codeSize - 40, isFigure: true }),
		text(facts.invitation, margin, 1248, 32, { ink: "dim", most: inner - codeSize - 40 }),
	];
};

interface TextLook {
	readonly weight: 400 | 600 | 700;
	readonly ink: Ink;
	readonly most: number;
	/** Reads from left to right in every language. */
	readonly isFigure: boolean;
}
