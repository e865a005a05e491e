import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { yieldToMain } from "../../../state/yield-to-main.ts";
import { afterPaint } from "../../../ui/layout/after-paint.ts";
import { type CandleDrawing, type ChartLook, createCandleDrawing } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";

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
				if (!isOver) stopFollowing = follow(candles, made, () => startTransition(() => setDrawn(made)));
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
	}, [box, candles]);
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
			shown.toggleAttribute("data-low", isLow);
			drawing.leaveRoom({ above: isLow ? 0 : shown.offsetHeight, hasVolume });
		});
		observer.observe(chart);
		observer.observe(shown);
		return () => observer.disconnect();
	}, [drawing, box, legend, hasVolume]);
};

/** Updates the chart at most once a frame. */
const follow = (candles: CandlesActor, drawing: CandleDrawing, onDrawn: () => void): (() => void) => {
	let frame = 0;
	let later: ReturnType<typeof setTimeout> | undefined;
	const draw = () => {
		frame = 0;
		const bars = candles.getSnapshot().context.series.candles;
		drawing.show(bars);
		if (later !== undefined || bars.length === 0) return;
		performance.mark("chart drawn");
		// Lazily loaded parts wait until the bars are on the screen.
		later = setTimeout(onDrawn, 100);
	};
	draw();
	const subscription = candles.subscribe(() => {
		// Not in the frame of a tap: drawing a few hundred bars would delay it.
		if (frame === 0)
			frame = requestAnimationFrame(() => {
				frame = requestAnimationFrame(draw);
			});
	});
	return () => {
		subscription.unsubscribe();
		cancelAnimationFrame(frame);
		clearTimeout(later);
	};
};
