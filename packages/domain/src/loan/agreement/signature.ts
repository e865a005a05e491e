import { Data } from "effect";

/** A point on the pad, from 0 to 1 of its width and height, independent of the pad's size. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The points drawn between touch and release. */
export type Stroke = readonly Point[];

/** How the customer signs: with strokes, or by typing the name (docs/assumptions.md, A-382). */
export type SignatureWay = "drawn" | "typed";

/** A signature in progress. The other method keeps its input. */
export interface SignatureForm {
	readonly way: SignatureWay;
	readonly strokes: readonly Stroke[];
	/** The last stroke is still being drawn. */
	readonly isDrawing: boolean;
	/** As typed. */
	readonly name: string;
}

/** What is rendered as the picture of the signature. */
export type SignatureInk =
	| { readonly is: "drawn"; readonly strokes: readonly Stroke[] }
	/** Without blanks at its ends. The picture is marked as typed. */
	| { readonly is: "typed"; readonly name: string };

export type SignatureChange =
	/** A touch. It ends a stroke that is still being drawn. */
	| { readonly is: "begin"; readonly at: Point }
	| { readonly is: "go on"; readonly to: Point }
	| { readonly is: "end" }
	| { readonly is: "way"; readonly way: SignatureWay }
	| { readonly is: "name"; readonly name: string };

export const emptySignature: SignatureForm = { way: "drawn", strokes: [], isDrawing: false, name: "" };

/**
 * The signature after a change (Spec 2 §2). Points outside the pad are moved to its edge; invalid points are ignored.
 */
export const reduceSignature = (form: SignatureForm, change: SignatureChange): SignatureForm => {
	switch (change.is) {
		case "begin":
			return isPlace(change.at)
				? { ...form, strokes: [...form.strokes, [withinPad(change.at)]], isDrawing: true }
				: form;
		case "go on": {
			const last = form.strokes.at(-1);
			return form.isDrawing && last && isPlace(change.to)
				? { ...form, strokes: form.strokes.with(-1, [...last, withinPad(change.to)]) }
				: form;
		}
		case "end":
			return { ...form, isDrawing: false };
		case "way":
			return { ...form, way: change.way, isDrawing: false };
		case "name":
			return { ...form, name: change.name };
	}
};

/** Minimum total length of all strokes, relative to the pad's side: a fifth. Dots do not count as a signature. */
export const minSignatureLength = 0.2;

/** Whether nothing is drawn, or no name is typed. */
export const isEmptySignature = ({ way, strokes, name }: SignatureForm): boolean =>
	way === "drawn" ? strokes.length === 0 : name.trim() === "";

/** A typed name has two letters or more, in any script. */
const someName = /\p{L}.*\p{L}/u;

/** Whether enough is drawn (Spec 2 §5), or a name is typed. */
export const isSignature = ({ way, strokes, name }: SignatureForm): boolean =>
	way === "typed"
		? someName.test(name)
		: strokes.reduce((length, stroke) => length + lengthOf(stroke), 0) >= minSignatureLength;

/** What the picture of the signature shows. */
export const inkOf = ({ way, strokes, name }: SignatureForm): SignatureInk =>
	way === "drawn" ? { is: way, strokes } : { is: way, name: name.trim() };

const lengthOf = (stroke: Stroke): number =>
	stroke.reduce((length, { x, y }, index) => {
		const before = stroke[index - 1];
		return before ? length + Math.hypot(x - before.x, y - before.y) : length;
	}, 0);

/** The current size of the pad, in screen units. */
export interface PadSize {
	readonly width: number;
	readonly height: number;
}

/**
 * Converts screen coordinates, measured from the pad's top left corner, to a point; `undefined` while the pad has no
 * size.
 */
export const pointOn = ({ width, height }: PadSize, at: Point): Point | undefined =>
	width > 0 && height > 0 ? { x: at.x / width, y: at.y / height } : undefined;

/** Converts a point to screen coordinates on a pad of this size. */
export const placeOn = ({ width, height }: PadSize, { x, y }: Point): Point => ({
	x: x * width,
	y: y * height,
});

/** The strokes could not be rendered as an image. */
export class NotRendered extends Data.TaggedError("NotRendered")<{ readonly detail: string }> {}

/** Whether a text is an image that can be inserted into an agreement: a `data:` address of a bitmap. */
export const isSignaturePicture = (text: string): boolean =>
	/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(text);

const isPlace = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

const withinPad = ({ x, y }: Point): Point => ({ x: within01(x), y: within01(y) });
const within01 = (share: number): number => Math.min(Math.max(share, 0), 1);
