import type { Candle } from "@tradewind/domain/market";
import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ISeriesApi, Time, UTCTimestamp } from "lightweight-charts";
import type { ChartLook, DrawingPart, DrawingStage } from "../candle-drawing.ts";
import type { IndicatorChoice } from "../indicator-choice.ts";
import { type IndicatorLine, linesOf } from "./indicator-lines.ts";
import { columnView, lineView, type Point } from "./series-views.ts";

/** A line as the legend shows it. */
export interface LineRead {
	readonly line: IndicatorLine;
	/** The value at the bar with that index; the latest known value if it is not computed yet. */
	readonly textAt: (index: number) => string;
}

export interface IndicatorDrawing extends DrawingPart {
	readonly lines: readonly LineRead[];
}

type Series = ISeriesApi<"Custom", Time>;

const quiet = { lastValueVisible: false, priceLineVisible: false };

/**
 * Draws the chosen indicators over and below the prices; the relative strength has a pane of its own, from 0 to 100.
 */
export const createIndicatorDrawing = (stage: DrawingStage, choice: IndicatorChoice): IndicatorDrawing => {
	const { chart } = stage;
	const closes: number[] = [];
	let look = stage.look;
	const lines = linesOf(choice).map((line) => {
		const series = addLine(stage, line, () => look);
		let values: readonly (number | undefined)[] = [];
		return {
			line,
			series,
			update: (from: number) => (values = line.running.update(closes, from)),
			at: (index: number) => values[Math.min(index, values.length - 1)],
		};
	});
	const columns = choice.volume ? addColumns(stage) : undefined;
	if (lines.some(({ line }) => line.pane === "own")) {
		chart.panes()[0]?.setStretchFactor(3);
		chart.panes()[1]?.setStretchFactor(1);
	}

	const show = (bars: readonly Candle[], from: number) => {
		const isTail = from >= closes.length - 1 && from > 0 && bars.length >= closes.length;
		closes.length = Math.min(from, closes.length);
		for (const bar of bars.slice(closes.length)) closes.push(pixels(bar.close));
		for (const { series, update } of lines) {
			const values = update(from);
			put(series, bars, isTail ? from : 0, isTail, (_, index) => values[index]);
		}
		if (columns)
			put(
				columns,
				bars,
				isTail ? from : 0,
				isTail,
				({ volume }) => volume && pixels(volume),
				(bar) => (BigDecimal.isLessThan(bar.close, bar.open) ? look.faint.down : look.faint.up),
			);
	};

	return {
		show,
		applyLook: (next) => {
			look = next;
			for (const { series, line } of lines) series.applyOptions(formatOf(line, next));
		},
		remove: () => {
			for (const { series } of lines) chart.removeSeries(series);
			if (columns) chart.removeSeries(columns);
		},
		lines: lines.map(({ line, at }) => ({
			line,
			textAt: (index) => {
				const value = at(index);
				return value === undefined ? "--" : line.pane === "own" ? value.toFixed(1) : look.formatPrice(value);
			},
		})),
	};
};

const addLine = ({ chart }: DrawingStage, line: IndicatorLine, look: () => ChartLook): Series => {
	const isOwn = line.pane === "own";
	const series = chart.addCustomSeries(
		lineView(),
		{
			...quiet,
			...formatOf(line, look()),
			color: line.colour,
			...(isOwn ? { autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }) } : {}),
		},
		isOwn ? 1 : 0,
	);
	if (isOwn) {
		series.priceScale().applyOptions({ scaleMargins: { top: 0.12, bottom: 0.12 } });
		for (const price of [30, 70])
			series.createPriceLine({
				price,
				color: look().quiet,
				lineWidth: 1,
				lineStyle: 1,
				axisLabelVisible: false,
				title: "",
			});
	}
	return series;
};

const formatOf = ({ pane }: IndicatorLine, look: ChartLook) => ({
	priceFormat:
		pane === "own"
			? { type: "custom" as const, formatter: (value: number) => value.toFixed(0), minMove: 1 }
			: { type: "custom" as const, formatter: look.formatPrice, minMove: 10 ** -look.precision },
});

/** On a price scale of their own, in the space that the drawing leaves below the bars. */
const addColumns = ({ chart }: DrawingStage): Series => {
	const series = chart.addCustomSeries(columnView(), { ...quiet, priceScaleId: "volume" });
	series.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
	return series;
};

const put = (
	series: Series,
	bars: readonly Candle[],
	from: number,
	isTail: boolean,
	valueAt: (bar: Candle, index: number) => number | undefined,
	colourOf?: (bar: Candle) => string,
): void => {
	const points = bars.slice(from).map((bar, place): Point => {
		const value = valueAt(bar, from + place);
		const time = bar.time as UTCTimestamp;
		if (value === undefined) return { time };
		return colourOf ? { time, value, color: colourOf(bar) } : { time, value };
	});
	if (isTail) for (const point of points) series.update(point);
	else series.setData(points);
};

const pixels = (value: Candle["close"] | NonNullable<Candle["volume"]>): number => Number(toText(value));
