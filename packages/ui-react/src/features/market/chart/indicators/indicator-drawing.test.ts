import type { Candle } from "@tradewind/domain/market";
import { decimal, price, quantity } from "@tradewind/domain/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartLook, DrawingStage } from "../candle-drawing.ts";
import { firstDifference } from "../first-difference.ts";
import { createIndicatorDrawing } from "./indicator-drawing.ts";
import { linesOf } from "./indicator-lines.ts";

interface Point {
	readonly time: number;
	readonly value?: number;
}

const look = {
	precision: 2,
	formatPrice: (value: number) => value.toFixed(2),
	faint: { up: "up", down: "down" },
} as ChartLook;

/** Records what is drawn; like the library it rejects bars out of order. */
const fakeChart = () => {
	const drawn: Point[][] = [];
	const addCustomSeries = () => {
		let points: Point[] = [];
		const place = drawn.push(points) - 1;
		const keep = (next: Point[]) => {
			points = next;
			drawn[place] = next;
		};
		return {
			setData: (next: readonly Point[]) => keep([...next]),
			update: (point: Point) => {
				const last = points.at(-1);
				if (last && point.time < last.time) throw new Error("Cannot update oldest data");
				keep([...(last?.time === point.time ? points.slice(0, -1) : points), point]);
			},
			priceScale: () => ({ applyOptions: () => {} }),
			createPriceLine: () => {},
			applyOptions: () => {},
		};
	};
	const chart = { addCustomSeries, panes: () => [], removeSeries: () => {} };
	const stage: DrawingStage = Object({ chart, look });
	return { drawn, stage };
};

const choice = { volume: true, simple: [5], exponential: [9], bands: [10], strength: [6] };

const bar = (minute: number, close: number): Candle => ({
	time: minute * 60,
	open: price(decimal("1")),
	high: price(decimal("3")),
	low: price(decimal("0.5")),
	close: price(decimal(String(close))),
	volume: quantity(decimal(String(minute))),
});

const wholly = (bars: readonly Candle[]) => {
	const { drawn, stage } = fakeChart();
	createIndicatorDrawing(stage, choice).show(bars, 0);
	return drawn;
};

test("Spec 1 §2: the lines of a choice are over the prices or in a pane of their own", () => {
	expect(linesOf(choice).map(({ id, pane }) => [id, pane])).toEqual([
		["simple 5", "prices"],
		["exponential 9", "prices"],
		["upper 10", "prices"],
		["middle 10", "prices"],
		["lower 10", "prices"],
		["strength 6", "own"],
	]);
});

test("the legend reads a line at a bar, and nothing where there are too few bars", () => {
	const part = createIndicatorDrawing(fakeChart().stage, {
		...choice,
		bands: [],
		strength: [],
		exponential: [],
	});
	const bars = [1, 2, 3, 4, 5].map((close) => bar(close, close));
	part.show(bars, 0);
	expect(part.lines.map(({ textAt }) => [textAt(3), textAt(4), textAt(9)])).toEqual([["--", "3.00", "3.00"]]);
});

test("pitfall 11: after any updates of the bars, the drawing equals that of the whole chart", () => {
	const step = fc.record({
		kind: fc.constantFrom("tick", "bar", "late", "reset", "cut"),
		close: fc.integer({ min: 50, max: 300 }),
		at: fc.nat(100),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			const { drawn, stage } = fakeChart();
			const part = createIndicatorDrawing(stage, choice);
			let bars: readonly Candle[] = [];
			part.show(bars, 0);
			for (const { kind, close, at } of steps) {
				const before = bars;
				const last = bars.at(-1)?.time ?? 0;
				const next = bar(last / 60 + (kind === "tick" && bars.length > 0 ? 0 : 1), close / 100);
				if (kind === "bar" || bars.length === 0) bars = [...bars, next];
				else if (kind === "tick") bars = [...bars.slice(0, -1), next];
				else if (kind === "late")
					bars = bars.with(at % bars.length, bar((bars[at % bars.length]?.time ?? 0) / 60, close / 100));
				else if (kind === "cut") bars = bars.slice(at % bars.length);
				else bars = [];
				part.show(bars, firstDifference(before, bars));
				expect(drawn).toEqual(wholly(bars));
			}
		}),
	);
});
