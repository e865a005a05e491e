import type { Candle } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import {
	type CandlestickData,
	CandlestickSeries,
	ColorType,
	CrosshairMode,
	createChartEx,
	type DeepPartial,
	type IChartApiBase,
	type IPriceLine,
	type ISeriesApi,
	LineStyle,
	type Time,
	type TimeChartOptions,
	type UTCTimestamp,
} from "lightweight-charts";
import { isolated } from "../../../i18n/isolated.ts";
import { ZonedTimeScale } from "./candle-time-scale.ts";
import { firstDifference } from "./first-difference.ts";

export interface ChartLook {
	readonly up: string;
	readonly down: string;
	readonly text: string;
	readonly quiet: string;
	/** Colour of the latest price. */
	readonly strong: string;
	/** Colour of text on a fill of `up`, `down` and `quiet`. */
	readonly ink: { readonly [Tone in "up" | "down" | "quiet"]: string };
	readonly grid: string;
	/** Colours of the columns behind the bars. */
	readonly faint: { readonly up: string; readonly down: string };
	readonly surface: string;
	readonly fontFamily: string;
	readonly precision: number;
	readonly formatPrice: (price: number) => string;
	/** The text beside the crosshair, for seconds since 1970-01-01 UTC. */
	readonly formatMoment: (seconds: number) => string;
	readonly zone: () => string;
	/** The text of a mark on the time axis; `kind` is the chart's tick kind (0 year … 4 seconds). */
	readonly formatTick: (seconds: number, kind: number) => string;
	/** The local time of the site's zone at that moment, as seconds; the axis uses its days and hours. */
	readonly inZone: (seconds: number) => number;
}

/** What a lazily loaded part of the chart draws on. */
export interface DrawingStage {
	readonly chart: IChartApiBase<Time>;
	readonly candles: ISeriesApi<"Candlestick", Time>;
	readonly look: ChartLook;
}

/** A lazily loaded part of the chart: indicators, the customer's trades. */
export interface DrawingPart {
	/** Draws the bars from index `from` on, which are new or changed. */
	readonly show: (bars: readonly Candle[], from: number) => void;
	readonly applyLook: (look: ChartLook) => void;
	readonly remove: () => void;
}

export interface CandleDrawing {
	/**
	 * Draws the bars, with the line and the tag of the latest price: a change at the end is an update of the series, anything else
	 * replaces its data.
	 */
	readonly show: (bars: readonly Candle[], latest: Price | undefined) => void;
	readonly applyLook: (look: ChartLook) => void;
	/** Keeps the bars clear of the legend above them (its height in pixels) and of the volume below. */
	readonly leaveRoom: (room: { readonly above: number; readonly hasVolume: boolean }) => void;
	/** Draws a part over the bars. Returns the function that removes it. */
	readonly add: (part: (stage: DrawingStage) => DrawingPart) => () => void;
	/**
	 * Sets the crosshair on the bar that begins at `time` and scrolls it into view; `undefined` removes the crosshair.
	 */
	readonly point: (time: number | undefined) => void;
	readonly remove: () => void;
}

/**
 * Creates a candlestick chart in `container`; the caller removes it. `onPoint` receives the time of the bar under the
 * crosshair, after a long press or under a mouse.
 */
export const createCandleDrawing = (
	container: HTMLElement,
	look: ChartLook,
	onPoint: (time: number | undefined) => void,
): CandleDrawing => {
	let currentLook = look;
	/** Attached to the page when there are bars, so that no empty frames are drawn. */
	const stage = document.createElement("div");
	stage.style.blockSize = "100%";
	const chart = createChartEx<Time, ZonedTimeScale>(
		stage,
		new ZonedTimeScale((seconds) => currentLook.inZone(seconds)),
		{
			layout: { attributionLogo: false, background: { type: ColorType.Solid, color: "transparent" } },
			crosshair: { mode: CrosshairMode.Normal },
			rightPriceScale: {
				borderVisible: false,
				scaleMargins: { top: 0.17, bottom: 0.08 },
				entireTextOnly: true,
			},
			timeScale: {
				borderVisible: false,
				timeVisible: true,
				rightOffset: 10,
				barSpacing: 7,
				minBarSpacing: 1.5,
			},
			handleScroll: { vertTouchDrag: false },
			kineticScroll: { touch: true, mouse: false },
		},
	);
	const series = chart.addSeries(CandlestickSeries, {
		borderVisible: false,
		lastValueVisible: false,
		priceLineVisible: false,
	});
	let latest: IPriceLine | undefined;
	const parts = new Set<DrawingPart>();
	let drawn: readonly Candle[] = [];
	let isGone = false;

	/** Attached in its full size and drawn in the same task, so that it does not grow visibly. */
	const attach = () => {
		const { clientWidth, clientHeight } = container;
		container.append(stage);
		chart.resize(clientWidth, clientHeight, true);
		chart.applyOptions({ autoSize: true });
		// The library keeps the size of this element from now on, and it would cut off a chart that grows.
		Object.assign(chart.chartElement().style, { width: "100%", height: "100%" });
	};

	/** The axis weighs its marks only for new bars, so a new zone needs the data set again. */
	const weighMarksAgain = () => {
		for (const bars of [[], drawn]) {
			series.setData(bars.map(barOf));
			for (const part of parts) part.show(bars, 0);
		}
	};

	const applyLook = (next: ChartLook) => {
		const isMoved = drawn.some(({ time }) => next.inZone(time) !== currentLook.inZone(time));
		currentLook = next;
		const options: DeepPartial<TimeChartOptions> = {
			layout: {
				textColor: next.text,
				fontFamily: next.fontFamily,
				fontSize: 11,
				panes: { separatorColor: next.grid, enableResize: false },
			},
			crosshair: { vertLine: crosshairOf(next), horzLine: crosshairOf(next) },
			grid: { vertLines: { color: next.grid }, horzLines: { color: next.grid } },
			localization: {
				// The canvas is left to right.
				timeFormatter: (time: unknown) => isolated(next.formatMoment(Number(time))),
			},
			timeScale: {
				tickMarkFormatter: (time: unknown, kind: number) => isolated(next.formatTick(Number(time), kind)),
			},
		};
		chart.applyOptions(options);
		series.applyOptions({
			upColor: next.up,
			downColor: next.down,
			wickUpColor: next.up,
			wickDownColor: next.down,
			priceFormat: { type: "custom", formatter: next.formatPrice, minMove: 10 ** -next.precision },
		});
		latest?.applyOptions(latestOptions(next));
		for (const part of parts) part.applyLook(next);
		if (isMoved) weighMarksAgain();
	};

	/** The tag of the latest price: the library's own shows the last visible bar, which is old when the chart is moved back. */
	const showPrice = (price: Price) => {
		const options = { price: pixels(price), ...latestOptions(currentLook) };
		if (latest) latest.applyOptions(options);
		else latest = series.createPriceLine({ axisLabelVisible: true, title: "", ...options });
	};

	/**
	 * Shows the latest bars, whatever the customer scrolled to before. Also for the first bars: a chart without width
	 * would be off by two bars.
	 */
	const showLatest = () => {
		chart.timeScale().resetTimeScale();
		series.priceScale().applyOptions({ autoScale: true });
	};

	/** The bar that was set by `point`; only an event of the customer's pointer ends it. */
	let read: number | undefined;
	chart.subscribeCrosshairMove(({ time, point, sourceEvent }) => {
		if (read !== undefined && !sourceEvent) return;
		read = undefined;
		onPoint(point && time !== undefined ? Number(time) : undefined);
	});

	applyLook(look);
	return {
		show: (bars, price) => {
			if (price && bars.length > 0) showPrice(price);
			if (bars === drawn && stage.isConnected) return;
			const from = firstDifference(drawn, bars);
			if (drawn.length > 0 && from >= drawn.length - 1 && bars.length >= drawn.length)
				for (const bar of bars.slice(from)) series.update(barOf(bar));
			else series.setData(bars.map(barOf));
			for (const part of parts) part.show(bars, from);
			if (drawn.length === 0) showLatest();
			drawn = bars;
			if (!stage.isConnected) attach();
		},
		applyLook,
		point: (time) => {
			read = time;
			onPoint(time);
			const index = drawn.findIndex((bar) => bar.time === time);
			const bar = drawn[index];
			if (!bar) return chart.clearCrosshairPosition();
			bringIntoView(chart, index);
			// The chart scrolls in its next frame.
			requestAnimationFrame(() => {
				if (!isGone && read === time) chart.setCrosshairPosition(pixels(bar.close), barOf(bar).time, series);
			});
		},
		leaveRoom: ({ above, hasVolume }) => {
			const height = series.getPane().getHeight();
			const top = height > 0 ? Math.min(0.45, 0.03 + above / height) : 0.17;
			series.priceScale().applyOptions({ scaleMargins: { top, bottom: hasVolume ? 0.18 : 0.08 } });
		},
		add: (create) => {
			const part = create({ chart, candles: series, look: currentLook });
			parts.add(part);
			part.show(drawn, 0);
			return () => {
				if (parts.delete(part)) part.remove();
			};
		},
		remove: () => {
			isGone = true;
			// They follow sizes and scales, which a removed chart no longer has.
			for (const part of parts) part.remove();
			parts.clear();
			chart.remove();
			stage.remove();
		},
	};
};

const crosshairOf = ({ quiet, strong }: ChartLook) => ({ color: quiet, labelBackgroundColor: strong });

const bringIntoView = (chart: IChartApiBase<Time>, index: number): void => {
	const scale = chart.timeScale();
	const range = scale.getVisibleLogicalRange();
	if (!range || (index >= range.from && index <= range.to)) return;
	const from = index < range.from ? index - 2 : index + 2 - (range.to - range.from);
	scale.setVisibleLogicalRange({ from, to: from + range.to - range.from });
};

/** Pixels on a canvas may be floats; figures that are shown as text never come from here. */
export const pixels = ({ value, scale }: Price): number => Number(value) / 10 ** scale;

const barOf = (bar: Candle): CandlestickData<UTCTimestamp> => ({
	time: bar.time as UTCTimestamp,
	open: pixels(bar.open),
	high: pixels(bar.high),
	low: pixels(bar.low),
	close: pixels(bar.close),
});

const latestOptions = ({ strong }: ChartLook) => ({
	color: strong,
	axisLabelColor: strong,
	lineWidth: 1 as const,
	lineStyle: LineStyle.Dotted,
});
