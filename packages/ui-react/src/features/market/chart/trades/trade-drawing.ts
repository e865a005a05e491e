import type { Candle, Period } from "@tradewind/domain/market";
import { toText } from "@tradewind/domain/money";
import type { ISeriesPrimitive, SeriesAttachedParameter, Time, UTCTimestamp } from "lightweight-charts";
import type { ChartLook, DrawingPart, DrawingStage } from "../candle-drawing.ts";
import { type PlacedMark, placeMarks } from "./place-marks.ts";
import type { TradeMark } from "./trade-mark.ts";
import { isHollow, trace } from "./trade-shapes.ts";

/** Draws the customer's trades over the bars, each at its price on the bar of its moment. */
export const createTradeDrawing = (
	{ chart, candles, look }: DrawingStage,
	marks: readonly TradeMark[],
	periodNow: () => Period,
): DrawingPart => {
	let currentLook = look;
	let placed: readonly PlacedMark[] = [];
	let attached: SeriesAttachedParameter<Time> | undefined;

	/** The position of a mark in pixels of the page; none if its bar is not on the chart. */
	const at = ({ mark, time }: PlacedMark) => {
		const x = chart.timeScale().timeToCoordinate(time as UTCTimestamp);
		const y = candles.priceToCoordinate(Number(toText(mark.price)));
		return x === null || y === null ? undefined : { x, y };
	};

	const primitive: ISeriesPrimitive<Time> = {
		attached: (parameter) => {
			attached = parameter;
		},
		paneViews: () => [
			{
				zOrder: () => "top",
				renderer: () => ({
					draw: (target) =>
						target.useBitmapCoordinateSpace(
							({ context, horizontalPixelRatio: ratio, verticalPixelRatio }) => {
								const points = new Map(
									placed.flatMap((one) => {
										const point = at(one);
										return point
											? [[one.mark.id, { x: point.x * ratio, y: point.y * verticalPixelRatio }] as const]
											: [];
									}),
								);
								context.lineJoin = "round";
								for (const { mark } of placed) {
									const [from, to] = [points.get(mark.since ?? ""), points.get(mark.id)];
									if (from && to) join(context, from, to, colourOf(mark, currentLook), ratio);
								}
								for (const { mark } of placed) {
									const point = points.get(mark.id);
									if (!point) continue;
									trace(context, mark.shape, point.x, point.y, ratio);
									// An outline in the background colour separates it from bars of the same colour.
									context.strokeStyle = currentLook.surface;
									context.lineWidth = 4 * ratio;
									context.stroke();
									context.fillStyle = isHollow(mark.shape)
										? currentLook.surface
										: colourOf(mark, currentLook);
									context.fill();
									context.strokeStyle = isHollow(mark.shape)
										? colourOf(mark, currentLook)
										: currentLook.strong;
									context.lineWidth = (isHollow(mark.shape) ? 2 : 1) * ratio;
									context.stroke();
								}
							},
						),
				}),
			},
		],
	};
	candles.attachPrimitive(primitive);
	return {
		show: (bars: readonly Candle[]) => {
			placed = placeMarks(marks, bars, periodNow());
			attached?.requestUpdate();
		},
		applyLook: (next) => {
			currentLook = next;
		},
		remove: () => candles.detachPrimitive(primitive),
	};
};

const colourOf = ({ tone }: TradeMark, look: ChartLook): string =>
	tone === "up" ? look.up : tone === "down" ? look.down : look.strong;

interface Point {
	readonly x: number;
	readonly y: number;
}

const join = (
	context: CanvasRenderingContext2D,
	from: Point,
	to: Point,
	colour: string,
	ratio: number,
): void => {
	context.beginPath();
	context.setLineDash([3 * ratio, 3 * ratio]);
	context.moveTo(from.x, from.y);
	context.lineTo(to.x, to.y);
	context.strokeStyle = colour;
	context.lineWidth = 1.5 * ratio;
	context.stroke();
	context.setLineDash([]);
};
