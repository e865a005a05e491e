import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useApp } from "../../../state/app.ts";
import { yieldToMain } from "../../../state/yield-to-main.ts";
import { afterPaint } from "../../../ui/layout/after-paint.ts";
import { type CandleDrawing, type ChartLook, createCandleDrawing } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import { drawPrices } from "./draw-prices.ts";

interface Wanted {
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly onPoint: (time: number | undefined) => void;
}

/**
 * Creates the chart in `box` and updates it. Returns the drawing once its first bars are drawn, for the lazily loaded
 * parts.
 */
export const useDrawing = (
	box: RefObject<HTMLDivElement | null>,
	wanted: Wanted,
): CandleDrawing | undefined => {
	const { candles, look } = wanted;
	const { quotes } = useApp();
	const drawing = useRef<CandleDrawing | undefined>(undefined);
	const [drawn, setDrawn] = useState<CandleDrawing>();
	const begin = useEffectEvent((container: HTMLElement) =>
		createCandleDrawing(container, look, wanted.onPoint),
	);
	const left = useEffectEvent(() => wanted.onPoint(undefined));

	useEffect(() => {
		const container = box.current;
		if (!container) return;
		let stopFollowing = () => {};
		let isOver = false;
		// The chart measures its container. Before the first frame this would force the layout of the whole page in one task.
		const callOff = afterPaint(() => {
			const made = begin(container);
			drawing.current = made;
			void yieldToMain().then(() => {
				if (isOver) return;
				stopFollowing = drawPrices(candles, quotes, made, () => startTransition(() => setDrawn(made)));
			});
		});
		return () => {
			isOver = true;
			callOff();
			stopFollowing();
			drawing.current?.remove();
			drawing.current = undefined;
			setDrawn(undefined);
			left();
		};
	}, [box, candles, quotes]);
	useEffect(() => {
		const { current } = drawing;
		// Not in the frame of a tap: a new look redraws all bars.
		return current && afterPaint(() => current.applyLook(look));
	}, [look]);
	return drawn;
};

/** A chart that is lower, in heights of the letters of its legend, is left to its bars. */
const lowest = 12.5;

/** Keeps the bars below the legend, whatever their heights. */
export const useRoom = (
	drawing: CandleDrawing | undefined,
	box: RefObject<HTMLElement | null>,
	legend: RefObject<HTMLElement | null>,
	hasVolume: boolean,
): void => {
	useEffect(() => {
		if (!drawing || !box.current || !legend.current) return;
		const [chart, shown] = [box.current, legend.current];
		const observer = new ResizeObserver(() => {
			const isLow = chart.offsetHeight < lowest * Number.parseFloat(getComputedStyle(shown).fontSize);
			for (const part of [chart, shown]) part.toggleAttribute("data-low", isLow);
			drawing.leaveRoom({ above: isLow ? 0 : shown.offsetHeight, hasVolume });
		});
		observer.observe(chart);
		observer.observe(shown);
		return () => observer.disconnect();
	}, [drawing, box, legend, hasVolume]);
};
