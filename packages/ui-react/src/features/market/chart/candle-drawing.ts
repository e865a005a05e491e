import { type Candle, type Price, toText } from "@tradewind/domain";
import {
	type CandlestickData,
	CandlestickSeries,
	ColorType,
	CrosshairMode,
	createChartEx,
	type DeepPartial,
	type IPriceLine,
	LineStyle,
	type Time,
	type TimeChartOptions,
	type UTCTimestamp,
} from "lightweight-charts";
import { ZonedTimeScale } from "./candle-time-scale.ts";
import { firstDifference } from "./first-difference.ts";

/** A horizontal line: an open position, its stop-loss or its take-profit. */
export interface PriceMark {
	readonly id: string;
	readonly price: Price;
	readonly title: string;
	readonly kind: "position" | "pending" | "stop-loss" | "take-profit";
	readonly tone: "up" | "down" | "quiet";
}

export interface ChartLook {
	readonly up: string;
	readonly down: string;
	readonly text: string;
	readonly quiet: string;
	/** Of the latest price. */
	readonly strong: string;
	/** Of text on a fill of `up`, `down` and `quiet`. */
	readonly ink: { readonly [Tone in PriceMark["tone"]]: string };
	readonly grid: string;
	readonly fontFamily: string;
	readonly precision: number;
	readonly formatPrice: (price: number) => string;
	/** Seconds since 1970-01-01 UTC to the text beside the crosshair. */
	readonly formatMoment: (seconds: number) => string;
	/** The text of a mark on the time axis; `kind` is the chart's tick kind (0 year … 4 seconds). */
	readonly formatTick: (seconds: number, kind: number) => string;
	/** Where the clocks of the site's zone stand at that moment; its days and hours are those of the axis. */
	readonly inZone: (seconds: number) => number;
}

export interface CandleDrawing {
	/** Draws the bars: a change at the end is an update of the series, anything else replaces its data. */
	readonly show: (bars: readonly Candle[]) => void;
	readonly mark: (marks: readonly PriceMark[]) => void;
	readonly dress: (look: ChartLook) => void;
	/** Sets the crosshair on the bar that begins then. */
	readonly point: (time: number) => void;
	readonly remove: () => void;
}

/**
 * Sets a candlestick chart up in `container`; whoever creates it removes it. `onPoint` hears the time of the bar under the
 * crosshair: under a finger that has pressed long, or under a mouse.
 */
export const createCandleDrawing = (
	container: HTMLElement,
	look: ChartLook,
	onPoint: (time: number | undefined) => void,
): CandleDrawing => {
	let worn = look;
	const chart = createChartEx<Time, ZonedTimeScale>(
		container,
		new ZonedTimeScale((seconds) => worn.inZone(seconds)),
		{
			autoSize: true,
			layout: { attributionLogo: false, background: { type: ColorType.Solid, color: "transparent" } },
			crosshair: { mode: CrosshairMode.Normal },
			rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.17, bottom: 0.08 } },
			timeScale: {
				borderVisible: false,
				timeVisible: true,
				rightOffset: 4,
				barSpacing: 7,
				minBarSpacing: 1.5,
			},
			handleScroll: { vertTouchDrag: false },
			kineticScroll: { touch: true, mouse: false },
		},
	);
	const series = chart.addSeries(CandlestickSeries, { borderVisible: false });
	const lines = new Map<string, { readonly mark: PriceMark; readonly line: IPriceLine }>();
	let drawn: readonly Candle[] = [];

	/** The axis weighs its marks when bars are new to it, and another zone has other midnights. */
	const weighAgain = () => {
		series.setData([]);
		series.setData(drawn.map(barOf));
	};

	const dress = (next: ChartLook) => {
		const isMoved = drawn.some(({ time }) => next.inZone(time) !== worn.inZone(time));
		worn = next;
		const options: DeepPartial<TimeChartOptions> = {
			layout: { textColor: next.text, fontFamily: next.fontFamily, fontSize: 11 },
			grid: { vertLines: { color: next.grid }, horzLines: { color: next.grid } },
			localization: {
				priceFormatter: next.formatPrice,
				timeFormatter: (time: unknown) => next.formatMoment(Number(time)),
			},
			timeScale: { tickMarkFormatter: (time: unknown, kind: number) => next.formatTick(Number(time), kind) },
		};
		chart.applyOptions(options);
		series.applyOptions({
			upColor: next.up,
			downColor: next.down,
			wickUpColor: next.up,
			wickDownColor: next.down,
			priceLineColor: next.strong,
			priceFormat: { type: "price", precision: next.precision, minMove: 10 ** -next.precision },
		});
		for (const { mark, line } of lines.values()) line.applyOptions(lineOptions(mark, next));
		if (isMoved) weighAgain();
	};

	const mark = (marks: readonly PriceMark[]) => {
		const wanted = new Set(marks.map(({ id }) => id));
		for (const [id, { line }] of lines) {
			if (wanted.has(id)) continue;
			series.removePriceLine(line);
			lines.delete(id);
		}
		for (const one of marks) {
			const known = lines.get(one.id);
			const options = lineOptions(one, worn);
			if (known) known.line.applyOptions(options);
			lines.set(one.id, { mark: one, line: known?.line ?? series.createPriceLine(options) });
		}
	};

	/** Another chart begins where its prices are now, wherever the customer had dragged the one before. */
	const lookAtNewest = () => {
		chart.timeScale().resetTimeScale();
		series.priceScale().applyOptions({ autoScale: true });
	};

	chart.subscribeCrosshairMove(({ time, point }) =>
		onPoint(point && time !== undefined ? Number(time) : undefined),
	);

	dress(look);
	return {
		show: (bars) => {
			const from = firstDifference(drawn, bars);
			if (drawn.length > 0 && from >= drawn.length - 1 && bars.length >= drawn.length)
				for (const bar of bars.slice(from)) series.update(barOf(bar));
			else series.setData(bars.map(barOf));
			if (drawn.length === 0) lookAtNewest();
			drawn = bars;
		},
		mark,
		dress,
		point: (time) => {
			const bar = drawn.find((one) => one.time === time);
			if (bar) chart.setCrosshairPosition(pixels(bar.close), barOf(bar).time, series);
			onPoint(bar?.time);
		},
		remove: () => chart.remove(),
	};
};

/** Pixels on a canvas may be floats; figures that customers read never come from here. */
const pixels = (value: Price): number => Number(toText(value));

const barOf = (bar: Candle): CandlestickData<UTCTimestamp> => ({
	time: bar.time as UTCTimestamp,
	open: pixels(bar.open),
	high: pixels(bar.high),
	low: pixels(bar.low),
	close: pixels(bar.close),
});

const styles = {
	position: LineStyle.Solid,
	pending: LineStyle.LargeDashed,
	"stop-loss": LineStyle.Dashed,
	"take-profit": LineStyle.Dashed,
} as const;

const colourOf = (mark: PriceMark, look: ChartLook): string =>
	mark.tone === "up" ? look.up : mark.tone === "down" ? look.down : look.quiet;

const lineOptions = (mark: PriceMark, look: ChartLook) => ({
	id: mark.id,
	price: pixels(mark.price),
	title: mark.title,
	color: colourOf(mark, look),
	axisLabelColor: colourOf(mark, look),
	axisLabelTextColor: look.ink[mark.tone],
	lineWidth: 1 as const,
	lineStyle: styles[mark.kind],
	lineVisible: true,
	axisLabelVisible: true,
});
