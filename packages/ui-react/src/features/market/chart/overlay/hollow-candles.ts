import type { ChartLook, DrawingPart, DrawingStage } from "../candle-drawing.ts";

/** Draws rising candles as outlines and falling ones filled, so that their direction does not depend on colours. */
export const createHollowCandles = ({ candles, look: first }: DrawingStage): DrawingPart => {
	let look = first;
	const applyLook = (next: ChartLook): void => {
		look = next;
		candles.applyOptions({
			borderVisible: true,
			upColor: "transparent",
			borderUpColor: next.up,
			borderDownColor: next.down,
		});
	};
	applyLook(first);
	return {
		show: () => {},
		applyLook,
		remove: () => candles.applyOptions({ borderVisible: false, upColor: look.up }),
	};
};
