import type { Random } from "../random/random.ts";
import { greyPng } from "./grey-png.ts";

type Point = readonly [x: number, y: number];

/** Strokes of the digits in a box of 20 × 30, as corners of lines. */
const strokes =
	"10,2 5,4 3,10 3,20 5,26 10,28 15,26 17,20 17,10 15,4 10,2|5,8 11,2 11,28;5,28 17,28|3,8 5,4 10,2 15,4 17,9 14,15 8,20 3,28 17,28|3,5 8,2 14,3 16,8 13,13 8,14;8,14 14,15 17,21 14,27 8,28 3,25|13,28 13,2 2,20 18,20|16,2 5,2 4,13 9,11 15,13 17,19 14,26 8,28 3,26|15,3 8,6 4,13 3,20 6,27 12,28 17,23 16,17 11,14 5,17|3,2 17,2 11,14 7,28|10,14 5,11 5,5 10,2 15,5 15,11 10,14 4,18 4,25 10,28 16,25 16,18 10,14|5,27 11,25 16,19 17,10 14,3 8,2 4,6 4,12 8,15 14,13 17,9"
		.split("|")
		.map((digit) => digit.split(";").map((line) => line.split(" ").map(pointIn)));

function pointIn(text: string): Point {
	const [x = 0, y = 0] = text.split(",").map(Number);
	return [x, y];
}

const [width, height] = [198, 72];
/** Pixels of one unit of the strokes. */
const scale = 1.5;

/**
 * The base64 of the PNG of a captcha: digits that are shifted, rotated, slanted and bent, with lines and specks. It contains only
 * pixels, so that the answer cannot be found in its text.
 */
export const drawCaptcha = (answer: string, random: Random): string => {
	const between = (low: number, high: number, ...key: readonly number[]): number =>
		low + random(...key) * (high - low);
	const pixels = new Uint8Array(width * height).fill(15);
	const bend = { size: between(2, 4, 7), length: between(34, 60, 8), start: between(0, 6, 9) };
	const draw = (from: Point, to: Point, radius: number, ink: number): void => {
		const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2) + 1;
		for (let step = 0; step <= steps; step++) {
			const part = step / steps;
			const x = from[0] + (to[0] - from[0]) * part;
			const y = from[1] + (to[1] - from[1]) * part + bend.size * Math.sin(bend.start + x / bend.length);
			stamp(pixels, [x, y], radius, ink);
		}
	};

	for (const [place, digit] of [...answer].entries()) {
		const turn = between(-0.35, 0.35, 1, place);
		const lean = between(-0.25, 0.25, 2, place);
		const size = scale * between(0.85, 1.15, 3, place);
		const centre: Point = [between(26, 34, 4, place) + place * 46, between(30, 42, 5, place)];
		const onPicture = ([x, y]: Point): Point => {
			const [across, down] = [(x - 10 + lean * (y - 15)) * size, (y - 15) * size];
			return [
				centre[0] + across * Math.cos(turn) - down * Math.sin(turn),
				centre[1] + across * Math.sin(turn) + down * Math.cos(turn),
			];
		};
		const ink = Math.floor(between(1, 5, 6, place));
		for (const line of strokes[Number(digit)] ?? [])
			for (const [index, point] of line.slice(1).entries())
				draw(onPicture(line[index] ?? point), onPicture(point), between(1.4, 2.2, 10, place, index), ink);
	}
	for (const line of [11, 12, 13, 14])
		draw([0, between(6, 66, line, 1)], [width, between(6, 66, line, 2)], between(0.5, 1, line, 3), 5);
	for (let speck = 0; speck < 90; speck++) {
		const at: Point = [between(0, width, 15, speck), between(0, height, 16, speck)];
		stamp(pixels, at, between(0.3, 1, 17, speck), Math.floor(between(2, 14, 18, speck)));
	}
	return greyPng(pixels, width, height);
};

/** A round spot. */
const stamp = (pixels: Uint8Array, [x, y]: Point, radius: number, ink: number): void => {
	for (let row = Math.ceil(y - radius); row <= y + radius; row++)
		for (let column = Math.ceil(x - radius); column <= x + radius; column++) {
			const isInside = row >= 0 && row < height && column >= 0 && column < width;
			if (isInside && Math.hypot(column - x, row - y) <= radius) pixels[row * width + column] = ink;
		}
};
