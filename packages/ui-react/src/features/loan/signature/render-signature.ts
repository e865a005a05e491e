import { NotRendered, type SignatureInk, type Stroke } from "@tradewind/domain/loan";
import { Effect } from "effect";
import SignaturePad from "signature_pad";
import { drawStrokes, ink, paper } from "./pen.ts";

/** The size of the picture. The pad has the same proportions. */
const picture = { width: 1000, height: 500 };

/** The picture of a signature as a `data:` address: dark on white, of the same size on every device. `mark` is written below a typed name. */
export const renderSignature = (signature: SignatureInk, mark: string): Effect.Effect<string, NotRendered> =>
	Effect.try({
		try: () => {
			const canvas = document.createElement("canvas");
			canvas.width = picture.width;
			canvas.height = picture.height;
			if (signature.is === "drawn") renderStrokes(canvas, signature.strokes);
			else renderName(canvas, signature.name, mark);
			return canvas.toDataURL("image/png");
		},
		catch: (error) => new NotRendered({ detail: String(error) }),
	});

const renderStrokes = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void => {
	const pad = new SignaturePad(canvas, { backgroundColor: paper });
	drawStrokes(pad, strokes, picture);
	pad.off();
};

const renderName = (canvas: HTMLCanvasElement, name: string, mark: string): void => {
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas");
	const { width, height } = picture;
	const family = getComputedStyle(document.body).fontFamily;
	context.fillStyle = paper;
	context.fillRect(0, 0, width, height);
	context.fillStyle = ink;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.font = fontFor(context, name, 150, (size) => `italic 500 ${size}px ${family}`);
	context.fillText(name, width / 2, height * 0.45);
	context.font = fontFor(context, mark, 34, (size) => `400 ${size}px ${family}`);
	context.fillText(mark, width / 2, height * 0.85);
};

/** The largest font, up to `most` pixels, in which the text fits into the picture. */
const fontFor = (
	context: CanvasRenderingContext2D,
	text: string,
	most: number,
	fontOf: (size: number) => string,
): string => {
	context.font = fontOf(most);
	const available = picture.width * 0.9;
	return fontOf(Math.floor(most * Math.min(1, available / Math.max(context.measureText(text).width, 1))));
};
