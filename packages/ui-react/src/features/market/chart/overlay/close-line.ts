import type { Candle } from "@tradewind/domain/market";
import type { ISeriesPrimitive, SeriesAttachedParameter, Time, UTCTimestamp } from "lightweight-charts";
import { type ChartLook, type DrawingPart, type DrawingStage, pixels } from "../candle-drawing.ts";

/** Draws the closes as a line, with or without the area below, in place of the candles, which keep scale and crosshair. */
export const createCloseLine = (
	{ chart, candles, look: first }: DrawingStage,
	style: "line" | "area",
): DrawingPart => {
	let bars: readonly Candle[] = [];
	let look = first;
	let attached: SeriesAttachedParameter<Time> | undefined;
	candles.applyOptions(hidden);

	/** The bars in view and one on each side, in pixels of the page. */
	const points = () => {
		const scale = chart.timeScale();
		const range = scale.getVisibleLogicalRange();
		const [from, to] = range ? [Math.max(0, Math.floor(range.from) - 1), Math.ceil(range.to) + 2] : [0, 0];
		return bars.slice(from, to).flatMap(({ time, close }) => {
			const x = scale.timeToCoordinate(time as UTCTimestamp);
			const y = candles.priceToCoordinate(pixels(close));
			return x === null || y === null ? [] : [{ x, y }];
		});
	};

	const primitive: ISeriesPrimitive<Time> = {
		attached: (parameter) => {
			attached = parameter;
		},
		paneViews: () => [
			{
				zOrder: () => "bottom",
				renderer: () => ({
					draw: (target) =>
						target.useMediaCoordinateSpace(({ context, mediaSize: { height } }) => {
							const path = points();
							const [begin, end] = [path[0], path.at(-1)];
							if (!begin || !end) return;
							context.beginPath();
							for (const { x, y } of path) context.lineTo(x, y);
							context.strokeStyle = look.strong;
							context.lineWidth = 2;
							context.lineJoin = "round";
							context.stroke();
							if (style === "line") return;
							context.lineTo(end.x, height);
							context.lineTo(begin.x, height);
							context.closePath();
							context.globalAlpha = 0.14;
							context.fillStyle = look.strong;
							context.fill();
							context.globalAlpha = 1;
						}),
				}),
			},
		],
	};
	candles.attachPrimitive(primitive);
	return {
		show: (all) => {
			bars = all;
			attached?.requestUpdate();
		},
		applyLook: (next) => {
			look = next;
			candles.applyOptions(hidden);
		},
		remove: () => {
			candles.detachPrimitive(primitive);
			candles.applyOptions(coloursOf(look));
		},
	};
};

const coloursOf = ({ up, down }: Pick<ChartLook, "up" | "down">) => ({
	upColor: up,
	downColor: down,
	wickUpColor: up,
	wickDownColor: down,
});

const hidden = coloursOf({ up: "transparent", down: "transparent" });
