import { useEffect } from "react";
import type { CandleDrawing } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import type { TradeMark } from "./trades/trade-mark.ts";

/** Draws the customer's own trades, with code that comes when there are some; gone with the customer. */
export const useTradeMarks = (
	drawing: CandleDrawing | undefined,
	candles: CandlesActor,
	marks: readonly TradeMark[],
): void => {
	useEffect(() => {
		if (!drawing || marks.length === 0) return;
		let end: (() => void) | undefined;
		let isLeft = false;
		const begin = async () => {
			const { createTradeDrawing } = await import("./trades/trade-drawing.ts");
			if (isLeft) return;
			end = drawing.add((stage) =>
				createTradeDrawing(stage, marks, () => candles.getSnapshot().context.period),
			);
		};
		// Without its code there are the bars alone.
		begin().catch(() => {});
		return () => {
			isLeft = true;
			end?.();
		};
	}, [drawing, candles, marks]);
};
