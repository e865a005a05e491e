import { type CandlestickData, CandlestickSeries, createChart, type UTCTimestamp } from "lightweight-charts";

/** Draws 300 bars, once. */
export const drawCandles = (box: HTMLElement): void => {
	const chart = createChart(box, {
		autoSize: true,
		layout: { attributionLogo: false },
		timeScale: { timeVisible: true },
	});
	chart.addSeries(CandlestickSeries).setData(Array.from({ length: 300 }, (_, at) => barAt(at)));
	performance.mark("chart drawn");
};

const fiveMinutes = 300;
const firstBar = Date.UTC(2025, 0, 6) / 1000;

/** The sum of two waves: the same bars every time. */
const priceAt = (at: number): number => 100 + 6 * Math.sin(at / 31) + Math.sin(at / 2.3);

const barAt = (at: number): CandlestickData<UTCTimestamp> => {
	const open = priceAt(at);
	const close = priceAt(at + 1);
	return {
		time: (firstBar + at * fiveMinutes) as UTCTimestamp,
		open,
		high: Math.max(open, close) + 0.4,
		low: Math.min(open, close) - 0.4,
		close,
	};
};
