import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	emptySignature,
	isSignature,
	isSignaturePicture,
	minSignatureLength,
	type PadSize,
	type Point,
	placeOn,
	pointOn,
	reduceSignature,
	type SignatureChange,
	type SignatureForm,
} from "./signature.ts";

const drawn = (...changes: readonly SignatureChange[]) => changes.reduce(reduceSignature, emptySignature);
const begin = (x: number, y: number): SignatureChange => ({ is: "begin", at: { x, y } });
const goOn = (x: number, y: number): SignatureChange => ({ is: "go on", to: { x, y } });
const end: SignatureChange = { is: "end" };

describe("Spec 2 §2: drawing a signature", () => {
	test("each touch is a stroke of its own", () => {
		expect(
			drawn(begin(0.1, 0.2), goOn(0.3, 0.4), end, begin(0.5, 0.5), goOn(0.6, 0.6), goOn(0.7, 0.7)),
		).toEqual({
			...emptySignature,
			strokes: [
				[
					{ x: 0.1, y: 0.2 },
					{ x: 0.3, y: 0.4 },
				],
				[
					{ x: 0.5, y: 0.5 },
					{ x: 0.6, y: 0.6 },
					{ x: 0.7, y: 0.7 },
				],
			],
			isDrawing: true,
		});
	});

	test("a second touch ends the first stroke", () => {
		expect(drawn(begin(0.1, 0.1), begin(0.2, 0.2), goOn(0.3, 0.3)).strokes).toEqual([
			[{ x: 0.1, y: 0.1 }],
			[
				{ x: 0.2, y: 0.2 },
				{ x: 0.3, y: 0.3 },
			],
		]);
	});

	test("nothing is drawn without a touch, or after the touch has ended", () => {
		const one = drawn(begin(0.1, 0.1), end);
		expect([drawn(goOn(0.1, 0.1)), drawn(end), reduceSignature(one, goOn(0.2, 0.2))]).toEqual([
			emptySignature,
			emptySignature,
			one,
		]);
		const wiped: SignatureForm = { ...emptySignature, isDrawing: true };
		expect(reduceSignature(wiped, goOn(0.2, 0.2))).toEqual(wiped);
	});

	test("a point outside the pad is moved to its edge", () => {
		expect(drawn(begin(-1, 2), goOn(2, -1)).strokes).toEqual([
			[
				{ x: 0, y: 1 },
				{ x: 1, y: 0 },
			],
		]);
	});

	test.each([
		[Number.NaN, 0.5],
		[0.5, Number.POSITIVE_INFINITY],
	])("%s, %s is not a point", (x, y) => {
		expect([drawn(begin(x, y)), drawn(begin(0.1, 0.1), goOn(x, y))]).toEqual([
			emptySignature,
			drawn(begin(0.1, 0.1)),
		]);
	});
});

describe("Spec 2 §5: the minimum of a signature", () => {
	test.each<[string, readonly SignatureChange[], boolean]>([
		["an empty pad", [], false],
		["a dot", [begin(0.5, 0.5), end], false],
		["a dot that was held", [begin(0.5, 0.5), goOn(0.5, 0.5), end], false],
		["many dots", [begin(0, 0), begin(1, 1), begin(0, 1), begin(1, 0)], false],
		["a short dash", [begin(0, 0), goOn(0.19, 0)], false],
		["a dash of a fifth of the pad", [begin(0, 0), goOn(0, minSignatureLength)], true],
		["two short dashes", [begin(0, 0), goOn(0.125, 0), begin(0, 0.5), goOn(0.125, 0.5)], true],
		["a slanting line", [begin(0, 0), goOn(0.12, 0.16)], true],
	])("%s: %#", (_, changes, counts) => {
		expect(isSignature(drawn(...changes))).toBe(counts);
	});

	test("any number of dots is not a signature", () => {
		const dot = fc.tuple(
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.double({ min: 0, max: 1, noNaN: true }),
		);
		fc.assert(
			fc.property(fc.array(dot), (dots) => {
				expect(isSignature(drawn(...dots.flatMap(([x, y]) => [begin(x, y), goOn(x, y), end])))).toBe(false);
			}),
		);
	});
});

describe("Pitfall 12: points on a pad of any size", () => {
	const side = fc.integer({ min: 1, max: 4000 });
	const pads: fc.Arbitrary<PadSize> = fc.record({ width: side, height: side });
	const share = fc.double({ min: 0, max: 1, noNaN: true });
	const points: fc.Arbitrary<Point> = fc.record({ x: share, y: share });

	test("a point stays at its place after any number of resizes", () => {
		fc.assert(
			fc.property(points, fc.array(pads, { minLength: 1 }), (point, sizes) => {
				for (const pad of sizes) {
					const again = pointOn(pad, placeOn(pad, point));
					expect(again?.x).toBeCloseTo(point.x, 9);
					expect(again?.y).toBeCloseTo(point.y, 9);
				}
			}),
		);
	});

	test("a diagonal remains a diagonal", () => {
		const wide = { width: 300, height: 150 };
		const tall = { width: 150, height: 600 };
		expect([pointOn(wide, { x: 300, y: 75 }), placeOn(tall, { x: 1, y: 0.5 })]).toEqual([
			{ x: 1, y: 0.5 },
			{ x: 150, y: 300 },
		]);
	});

	test.each([
		{ width: 0, height: 100 },
		{ width: 100, height: 0 },
		{ width: -1, height: 100 },
	])("a pad of %o, which has no layout, has no points", (pad) => {
		expect(pointOn(pad, { x: 1, y: 1 })).toBe(undefined);
	});
});

test.each([
	["data:image/png;base64,aGVsbG8=", true],
	["data:image/jpeg;base64,aGVsbG8h", true],
	["data:image/webp;base64,+/==", true],
	["data:image/png;base64,", false],
	["data:image/svg+xml;base64,aGVsbG8=", false],
	["data:text/html;base64,aGVsbG8=", false],
	["https://tradewind.test/data:image/png;base64,aGVsbG8=", false],
	['data:image/png;base64,aGVsbG8="', false],
	["data:image/png;base64,aGVsbG8=\n", false],
	["", false],
])("%s is a picture of a signature: %s", (text, isOne) => {
	expect(isSignaturePicture(text)).toBe(isOne);
});
