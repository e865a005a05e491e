import { useEffect } from "react";
import type { CandleDrawing } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import type { TradeMark } from "./trades/trade-mark.ts";

/** Draws the customer's trades with lazily loaded code. */
export const useTradeMarks = (
	drawing: CandleDrawing | undefined,
	candles: CandlesActor,
	marks: readonly TradeMark[],
): void => {
	useEffect(() => {
		if (!drawing || marks.length === 0) return;
		let end: (() => void) | undefined;
		let isCancelled = false;
		const begin = async () => {
			const { createTradeDrawing } = await import("./trades/trade-drawing.ts");
			if (isCancelled) return;
			end = drawing.add((stage) =>
				createTradeDrawing(stage, marks, () => candles.getSnapshot().context.period),
			);
		};
		// If the code fails to load, only the bars are drawn.
		begin().catch(() => {});
		return () => {
			isCancelled = true;
			end?.();
		};
	}, [drawing, candles, marks]);
};
