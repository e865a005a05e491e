import { type Ink, pictureSize, type Stroke } from "./strokes.ts";

export type Inks = Readonly<Record<Ink, string>>;

/** The current colours and fonts of the page: theme and site (Spec 1 §3). */
export const looksOfPage = (): { readonly inks: Inks; readonly font: string } => {
	const style = getComputedStyle(document.documentElement);
	const of = (name: string) => style.getPropertyValue(name).trim();
	return {
		font: of("--tw-font"),
		inks: {
			ground: of("--tw-surface"),
			panel: of("--tw-sunken"),
			text: of("--tw-text"),
			dim: of("--tw-dim"),
			line: of("--tw-line"),
			primary: of("--tw-primary"),
			onPrimary: of("--tw-on-primary"),
			up: of("--tw-up-text"),
			down: of("--tw-down-text"),
			white: "#ffffff",
			black: "#000000",
		},
	};
};

/** Draws the strokes on a canvas, with `logo`. Uses no resource of another site. */
export const drawPicture = (
	canvas: HTMLCanvasElement,
	strokes: readonly Stroke[],
	{ inks, font }: ReturnType<typeof looksOfPage>,
	logo: HTMLImageElement | undefined,
): void => {
	const { width, height } = pictureSize;
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
	const pen = canvas.getContext("2d");
	if (!pen) return;
	for (const stroke of strokes) {
		if (stroke.is === "box") {
			pen.fillStyle = inks[stroke.ink];
			pen.beginPath();
			pen.roundRect(stroke.x, stroke.y, stroke.width, stroke.height, stroke.radius);
			pen.fill();
		} else if (stroke.is === "text") {
			pen.font = `${stroke.weight} ${stroke.size}px ${font}`;
			pen.textAlign = stroke.align;
			pen.direction = stroke.direction;
			pen.fillStyle = inks[stroke.ink];
			pen.fillText(stroke.text, stroke.x, stroke.y, stroke.most);
		} else if (stroke.is === "mark") drawMark(pen, stroke, logo);
		else drawCode(pen, stroke, inks);
	}
};

type Pen = CanvasRenderingContext2D;
type StrokeOf<Is extends Stroke["is"]> = Extract<Stroke, { readonly is: Is }>;

const drawMark = (pen: Pen, { x, y, size }: StrokeOf<"mark">, logo: HTMLImageElement | undefined) => {
	if (!logo) return;
	const scale = size / Math.max(logo.naturalWidth, logo.naturalHeight);
	const [wide, high] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
	pen.drawImage(logo, x + (size - wide) / 2, y + (size - high) / 2, wide, high);
};

/** Dark on white in every theme, with the quiet zone that cameras need. */
const drawCode = (pen: Pen, { x, y, size, modules }: StrokeOf<"code">, inks: Inks) => {
	const quiet = 4;
	const unit = size / (modules.length + 2 * quiet);
	pen.fillStyle = inks.white;
	pen.beginPath();
	pen.roundRect(x, y, size, size, 16);
	pen.fill();
	pen.fillStyle = inks.black;
	for (const [row, cells] of modules.entries())
		for (const [column, isDark] of cells.entries())
			if (isDark) pen.fillRect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit + 0.4, unit + 0.4);
};
