import type { Candle } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { type Price, toText } from "@tradewind/domain/money";
import { orderSeconds } from "../../../i18n/site-times.ts";

/** An opening or an end on the drawing. */
interface CourseMark {
	/** Seconds since 1970-01-01 UTC. */
	readonly time: number;
	readonly price: Price;
	readonly x: number;
	readonly y: number;
}

interface CourseBar {
	readonly time: number;
	readonly x: number;
	readonly high: number;
	readonly low: number;
	readonly top: number;
	readonly bottom: number;
	readonly isUp: boolean;
}

/** The bars around an order, as a drawing of `width` × `height`. */
export interface Course {
	readonly from: number;
	readonly to: number;
	readonly bars: readonly CourseBar[];
	readonly barWidth: number;
	readonly opened: CourseMark;
	readonly ended: CourseMark;
}

/** Number of bars shown before the opening and after the end. */
const around = 5;

export type CourseFound = Course | "gone" | "untold";

/**
 * The part of the chart between the opening and the end of a closed order, with some bars around it, each
 * `barSeconds` long. `gone`: the platform has no bars of that time, or they begin after the opening. `untold`: it
 * does not report the time or the price of the end. Only the drawing uses floating point.
 */
export const pricePathOf = (
	order: MicroOrder,
	candles: readonly Candle[],
	width: number,
	height: number,
	barSeconds: number,
): CourseFound => {
	const openedAt = orderSeconds(order.createdAt);
	const endedAt = orderSeconds(order.completedAt ?? "");
	const { openPrice, endPrice } = order;
	if (openedAt === undefined || endedAt === undefined || !openPrice || !endPrice || endedAt < openedAt)
		return "untold";
	const startOfBar = (seconds: number): number => Math.floor(seconds / barSeconds) * barSeconds;
	const from = startOfBar(openedAt) - around * barSeconds;
	const to = startOfBar(endedAt) + (around + 1) * barSeconds;
	const first = candles[0];
	const shown = candles.filter(({ time }) => time >= from && time < to);
	if (!first || first.time > openedAt || !shown.some(({ time }) => time <= endedAt)) return "gone";

	const heights = [...shown.flatMap(({ high, low }) => [high, low]), openPrice, endPrice].map(pixels);
	const low = Math.min(...heights);
	const range = Math.max(...heights) - low;
	const x = (time: number) => short(((time - from) / (to - from)) * width);
	const y = (price: Price) =>
		short(
			range === 0 ? height / 2 : height - margin - ((pixels(price) - low) / range) * (height - 2 * margin),
		);
	return {
		from,
		to,
		bars: shown.map((bar) => {
			const [open, close] = [y(bar.open), y(bar.close)];
			return {
				time: bar.time,
				x: x(bar.time + barSeconds / 2),
				high: y(bar.high),
				low: y(bar.low),
				top: Math.min(open, close),
				bottom: Math.max(open, close),
				isUp: close <= open,
			};
		}),
		barWidth: short(((barSeconds / (to - from)) * width * 2) / 3),
		opened: { time: openedAt, price: openPrice, x: x(openedAt), y: y(openPrice) },
		ended: { time: endedAt, price: endPrice, x: x(endedAt), y: y(endPrice) },
	};
};

/** Space for the marks at the highest and the lowest price. */
const margin = 8;

const pixels = (price: Price): number => Number(toText(price));

const short = (value: number): number => Math.round(value * 10) / 10;
