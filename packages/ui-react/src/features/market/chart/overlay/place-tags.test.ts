import { expect, test } from "vitest";
import { leftOfTag, placeTags } from "./place-tags.ts";

const plot = { top: 40, bottom: 240 };
const tagAt = (at: number) => ({ at, height: 20 });

test("a tag lies on the middle of its line", () => {
	expect(placeTags([tagAt(100)], plot)).toEqual([{ top: 90, beyond: undefined, reach: 12 }]);
});

test("a tag whose line is out of view stays at the edge and says on which side the line is", () => {
	expect(placeTags([tagAt(-500), tagAt(900)], plot)).toEqual([
		{ top: 40, beyond: "above", reach: 12 },
		{ top: 220, beyond: "below", reach: 12 },
	]);
});

test("tags of lines that are near each other do not overlap, in the order of their lines", () => {
	expect(placeTags([tagAt(105), tagAt(100), tagAt(102)], plot).map(({ top }) => top)).toEqual([136, 90, 113]);
});

test("the touch target of a tag is 44 px high, unless another tag is so near", () => {
	expect(placeTags([tagAt(100), tagAt(130), tagAt(200)], plot).map(({ reach }) => reach)).toEqual([1, 1, 12]);
});

test("tags at the lower edge move up", () => {
	expect(placeTags([tagAt(236), tagAt(500), tagAt(238)], plot).map(({ top }) => top)).toEqual([
		174, 220, 197,
	]);
});

test("where not all tags fit, the last ones have no place", () => {
	const many = Array.from({ length: 20 }, (_, index) => tagAt(900 - index * 30));
	const places = placeTags(many, plot);
	expect(places.map(({ top }) => top)).toEqual([220, 197, 174, 151, 128, 105, 82, 59]);
	expect(placeTags([tagAt(0), tagAt(1)], { top: 40, bottom: 50 })).toEqual([
		{ top: 40, beyond: "above", reach: 12 },
	]);
});

test("A-661: a tag is never on the newest bar, and within the chart, wherever that bar is", () => {
	const [width, plotWidth] = [90, 320];
	const covering = [2, 7, 24].flatMap((barWidth) =>
		Array.from({ length: plotWidth + 100 }, (_, place) => place - 50)
			.map((at) => ({ at, left: leftOfTag(width, { at, width: barWidth }, plotWidth) }))
			.filter(
				({ at, left }) =>
					(left < at + barWidth / 2 && left + width > at - barWidth / 2) ||
					left < 6 ||
					left + width > plotWidth,
			),
	);
	expect(covering).toEqual([]);
	expect([
		leftOfTag(width, undefined, plotWidth),
		leftOfTag(width, { at: 200, width: 7 }, plotWidth),
		leftOfTag(width, { at: 40, width: 7 }, plotWidth),
	]).toEqual([6, 6, 50]);
});
