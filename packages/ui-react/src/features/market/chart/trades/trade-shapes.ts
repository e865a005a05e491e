import type { TradeMark } from "./trade-mark.ts";

type Shape = TradeMark["shape"];

/** Half the width of a shape, in pixels of the page. */
const size = 6;

/**
 * Points around the price, in units of `size`, y downwards: entries point at it, exits are a diamond, ends a square.
 */
const outlines: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
	buy: [
		[0, 0],
		[1, 1.7],
		[-1, 1.7],
	],
	sell: [
		[0, 0],
		[-1, -1.7],
		[1, -1.7],
	],
	exit: [
		[0, -1],
		[1, 0],
		[0, 1],
		[-1, 0],
	],
	up: [
		[0, 0],
		[1, 1],
		[0.4, 1],
		[0.4, 2],
		[-0.4, 2],
		[-0.4, 1],
		[-1, 1],
	],
	down: [
		[0, 0],
		[-1, -1],
		[-0.4, -1],
		[-0.4, -2],
		[0.4, -2],
		[0.4, -1],
		[1, -1],
	],
	end: [
		[-0.8, -0.8],
		[0.8, -0.8],
		[0.8, 0.8],
		[-0.8, 0.8],
	],
};

/** Openings are filled, ends are outlined: they differ without colour. */
export const isHollow = (shape: Shape): boolean => shape === "exit" || shape === "end";

/** The outline of `shape` with its price at `x`, `y`, in pixels of the canvas. */
export const trace = (
	context: CanvasRenderingContext2D,
	shape: Shape,
	x: number,
	y: number,
	ratio: number,
): void => {
	context.beginPath();
	for (const [dx, dy] of outlines[shape]) context.lineTo(x + dx * size * ratio, y + dy * size * ratio);
	context.closePath();
};
