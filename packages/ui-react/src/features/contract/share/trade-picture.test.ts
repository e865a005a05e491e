import { expect, test } from "vitest";
import { pictureSize, type Stroke } from "../../../ui/share/strokes.ts";
import { type PictureFacts, strokesOf } from "./trade-picture.ts";

const facts: PictureFacts = {
	direction: "ltr",
	site: "Tradewind",
	address: "tradewind.test",
	symbol: "EUR/USD",
	side: { text: "Buy", tone: "up" },
	multiple: "×100",
	percent: "+4.43%",
	amount: "+$0.24",
	tone: "up",
	basis: "of margin, before the fee",
	verdict: "Profit",
	rows: [
		{ label: "Open price", value: "1.08402" },
		{ label: "Close price", value: "1.08450" },
		{ label: "Opened", value: "Jan 1, 00:00" },
		{ label: "Closed", value: "Jan 1, 01:00" },
	],
	invitation: "Scan to open",
	code: [[true]],
};

const texts = (strokes: readonly Stroke[]) =>
	strokes.flatMap((stroke) =>
		stroke.is === "text"
			? [[stroke.text, stroke.align, stroke.direction, stroke.x, stroke.y, stroke.size]]
			: [],
	);

test("A-142: a closed trade as texts and positions", () => {
	expect(texts(strokesOf(facts))).toEqual([
		["Tradewind", "left", "ltr", 168, 126, 44],
		["EUR/USD", "left", "ltr", 72, 318, 84],
		["Buy · \u2066×100\u2069", "left", "ltr", 72, 388, 46],
		["+4.43%", "left", "ltr", 72, 616, 190],
		["of margin, before the fee", "left", "ltr", 72, 682, 34],
		["+$0.24", "left", "ltr", 72, 772, 72],
		["Open price", "left", "ltr", 112, 880, 28],
		["1.08402", "left", "ltr", 112, 926, 36],
		["Close price", "left", "ltr", 560, 880, 28],
		["1.08450", "left", "ltr", 560, 926, 36],
		["Opened", "left", "ltr", 112, 980, 28],
		["Jan 1, 00:00", "left", "ltr", 112, 1026, 36],
		["Closed", "left", "ltr", 560, 980, 28],
		["Jan 1, 01:00", "left", "ltr", 560, 1026, 36],
		["tradewind.test", "left", "ltr", 72, 1194, 44],
		["Scan to open", "left", "ltr", 72, 1248, 32],
	]);
});

test("Spec 1 §1: the right-to-left image is mirrored, and its figures read from left to right", () => {
	const strokes = strokesOf({ ...facts, direction: "rtl" });
	expect(texts(strokes).map(([text, align, direction, x]) => [text, align, direction, x])).toEqual([
		["Tradewind", "right", "rtl", 912],
		["EUR/USD", "right", "rtl", 1008],
		["Buy · \u2066×100\u2069", "right", "rtl", 1008],
		["+4.43%", "right", "ltr", 1008],
		["of margin, before the fee", "right", "rtl", 1008],
		["+$0.24", "right", "ltr", 1008],
		["Open price", "right", "rtl", 968],
		["1.08402", "right", "ltr", 968],
		["Close price", "right", "rtl", 520],
		["1.08450", "right", "ltr", 520],
		["Opened", "right", "rtl", 968],
		["Jan 1, 00:00", "right", "rtl", 968],
		["Closed", "right", "rtl", 520],
		["Jan 1, 01:00", "right", "rtl", 520],
		["tradewind.test", "right", "ltr", 1008],
		["Scan to open", "right", "rtl", 1008],
	]);
	const places = strokes.flatMap((stroke) => (stroke.is === "text" ? [] : [[stroke.is, stroke.x, stroke.y]]));
	expect(places).toEqual([
		["box", 0, 0],
		["mark", 936, 76],
		["box", 72, 826],
		["code", 72, 1094],
	]);
});

const textsOf = (changes: Partial<PictureFacts>) =>
	texts(strokesOf({ ...facts, ...changes }))
		.map(([text]) => text)
		.slice(3, 6);

test("a hidden amount is not drawn; without a percent the amount takes its place, and without both a text", () => {
	expect(textsOf({ amount: undefined })).toEqual(["+4.43%", "of margin, before the fee", "Open price"]);
	expect(textsOf({ percent: undefined })).toEqual(["+$0.24", "Open price", "1.08402"]);
	expect(textsOf({ percent: undefined, amount: undefined })).toEqual(["Profit", "Open price", "1.08402"]);
});

test("long texts shrink to fit into the image", () => {
	const long = strokesOf({
		...facts,
		symbol: "A very long name of an instrument",
		percent: "+1,234,567.89%",
	});
	const outside = long.filter(
		(stroke) =>
			stroke.is === "text" &&
			stroke.x + Math.min(stroke.most, stroke.text.length * stroke.size * 0.6) > pictureSize.width,
	);
	expect(outside).toEqual([]);
	expect(texts(long)[1]).toEqual(["A very long name of an instrument", "left", "ltr", 72, 318, 47]);
});
