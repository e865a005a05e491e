import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { yieldToMain } from "../../../state/yield-to-main.ts";
import { afterPaint } from "../../../ui/layout/after-paint.ts";
import { type CandleDrawing, type ChartLook, createCandleDrawing, type PriceMark } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";

interface Wanted {
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly marks: readonly PriceMark[];
	readonly onPoint: (time: number | undefined) => void;
}

/**
 * Sets the chart up in `box` and keeps it as it is wanted. Gives the drawing back once its first bars are drawn, for the
 * parts that come after them.
 */
export const useDrawing = (
	box: RefObject<HTMLDivElement | null>,
	wanted: Wanted,
): CandleDrawing | undefined => {
	const { candles, look, marks } = wanted;
	const drawing = useRef<CandleDrawing | undefined>(undefined);
	const [drawn, setDrawn] = useState<CandleDrawing>();
	const begin = useEffectEvent((container: HTMLElement) => {
		const made = createCandleDrawing(container, look, wanted.onPoint);
		made.mark(marks);
		return made;
	});
	const left = useEffectEvent(() => wanted.onPoint(undefined));

	useEffect(() => {
		const container = box.current;
		if (!container) return;
		let stopFollowing = () => {};
		let isOver = false;
		// The chart measures its room: before the frame has laid the new page out, that would have it laid out in one long task.
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
		// Not in the frame that answers a touch: dressed anew, the chart draws all its bars again.
		return current && afterPaint(() => current.dress(look));
	}, [look]);
	useEffect(() => drawing.current?.mark(marks), [marks]);
	return drawn;
};

/** The bars begin below the legend, however many lines it has and however high the chart is. */
export const useRoom = (
	drawing: CandleDrawing | undefined,
	box: RefObject<HTMLElement | null>,
	legend: RefObject<HTMLElement | null>,
	hasVolume: boolean,
): void => {
	useEffect(() => {
		if (!drawing || !box.current || !legend.current) return;
		const { current } = legend;
		const observer = new ResizeObserver(() => drawing.leaveRoom({ above: current.offsetHeight, hasVolume }));
		observer.observe(box.current);
		observer.observe(current);
		return () => observer.disconnect();
	}, [drawing, box, legend, hasVolume]);
};

/** At most one update of the chart a frame. */
const follow = (candles: CandlesActor, drawing: CandleDrawing, onDrawn: () => void): (() => void) => {
	let frame = 0;
	let later: ReturnType<typeof setTimeout> | undefined;
	const draw = () => {
		frame = 0;
		const bars = candles.getSnapshot().context.series.candles;
		drawing.show(bars);
		if (later !== undefined || bars.length === 0) return;
		performance.mark("chart drawn");
		// What comes after waits until the bars are on the screen.
		later = setTimeout(onDrawn, 100);
	};
	draw();
	const subscription = candles.subscribe(() => {
		// Not in the frame that answers a touch: drawing a few hundred bars would hold it up.
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
