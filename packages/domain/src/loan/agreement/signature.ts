import { Data } from "effect";

/** A place on the pad, from 0 to 1 of its width and of its height: the same place however large the pad is. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** What was drawn from a touch to the letting go. */
export type Stroke = readonly Point[];

/** A signature as it is drawn. */
export interface SignatureForm {
	readonly strokes: readonly Stroke[];
	/** The last stroke goes on. */
	readonly isDrawing: boolean;
}

export type SignatureChange =
	/** A touch; where another is still under way, that one ends. */
	| { readonly is: "begin"; readonly at: Point }
	| { readonly is: "go on"; readonly to: Point }
	| { readonly is: "end" };

export const emptySignature: SignatureForm = { strokes: [], isDrawing: false };

/** The signature after a change (Spec 2 §2). What is drawn outside of the pad stands at its edge; what is no place is passed over. */
export const reduceSignature = (form: SignatureForm, change: SignatureChange): SignatureForm => {
	switch (change.is) {
		case "begin":
			return isPlace(change.at)
				? { strokes: [...form.strokes, [withinPad(change.at)]], isDrawing: true }
				: form;
		case "go on": {
			const last = form.strokes.at(-1);
			return form.isDrawing && last && isPlace(change.to)
				? { ...form, strokes: form.strokes.with(-1, [...last, withinPad(change.to)]) }
				: form;
		}
		case "end":
			return { ...form, isDrawing: false };
	}
};

/**
 * Strokes count as a signature from this length on, all together, in sides of the pad: a fifth. Neither a dot nor any number
 * of dots is one.
 */
export const minSignatureLength = 0.2;

/** Whether enough is drawn (Spec 2 §5). */
export const isSignature = ({ strokes }: SignatureForm): boolean =>
	strokes.reduce((length, stroke) => length + lengthOf(stroke), 0) >= minSignatureLength;

const lengthOf = (stroke: Stroke): number =>
	stroke.reduce((length, { x, y }, index) => {
		const before = stroke[index - 1];
		return before ? length + Math.hypot(x - before.x, y - before.y) : length;
	}, 0);

/** The pad as it is laid out now, in the screen's own measure. */
export interface PadSize {
	readonly width: number;
	readonly height: number;
}

/** Where something is on a pad of this size, measured from its upper left corner; nowhere while the pad has no size. */
export const pointOn = ({ width, height }: PadSize, at: Point): Point | undefined =>
	width > 0 && height > 0 ? { x: at.x / width, y: at.y / height } : undefined;

/** Where a point is to be drawn on a pad of this size. */
export const placeOn = ({ width, height }: PadSize, { x, y }: Point): Point => ({
	x: x * width,
	y: y * height,
});

/** No picture could be made of the strokes. */
export class NotRendered extends Data.TaggedError("NotRendered")<{ readonly detail: string }> {}

/** Whether a text is a picture that can be put into an agreement: a `data:` address of a bitmap. */
export const isSignaturePicture = (text: string): boolean =>
	/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(text);

const isPlace = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

const withinPad = ({ x, y }: Point): Point => ({ x: within01(x), y: within01(y) });
const within01 = (share: number): number => Math.min(Math.max(share, 0), 1);
