import { type PadSize, placeOn, type Stroke } from "@tradewind/domain/loan";
import type SignaturePad from "signature_pad";
import type { PointGroup } from "signature_pad";

/** Dark ink on white paper in every theme, so that the picture is readable everywhere. */
export const ink = "#101828";
export const paper = "#ffffff";

/** The radius of the pen as a part of the pad's width: the same signature looks the same at each size. */
const penRadius = 0.0035;

/** A pen of constant width. A width that depends on the speed of the hand would change after a rotation. */
const penOn = ({ width }: PadSize) => ({
	minWidth: width * penRadius,
	maxWidth: width * penRadius,
	dotSize: width * penRadius,
	penColor: ink,
	velocityFilterWeight: 0,
	compositeOperation: "source-over" as const,
});

/** Sets the pen for the next strokes. */
const setPen = (pad: SignaturePad, size: PadSize): void => {
	Object.assign(pad, penOn(size));
};

/** Draws all strokes on a pad of this size, and nothing else. */
export const drawStrokes = (pad: SignaturePad, strokes: readonly Stroke[], size: PadSize): void => {
	setPen(pad, size);
	pad.fromData(
		strokes.map(
			(stroke): PointGroup => ({
				...penOn(size),
				points: stroke.map((point) => ({ ...placeOn(size, point), pressure: 0.5, time: 0 })),
			}),
		),
	);
};
