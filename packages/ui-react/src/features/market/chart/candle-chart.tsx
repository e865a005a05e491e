import { useEffect, useEffectEvent, useRef } from "react";
import classes from "./candle-chart.module.css";
import { type CandleDrawing, type ChartLook, createCandleDrawing, type PriceMark } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";

interface CandleChartProps {
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly marks: readonly PriceMark[];
	readonly label: string;
}

/** The canvas follows the machine at most once a frame of the screen, past React: a tick costs no render. */
export const CandleChart = ({ candles, look, marks, label }: CandleChartProps) => {
	const box = useRef<HTMLDivElement>(null);
	const drawing = useRef<CandleDrawing | undefined>(undefined);
	const begin = useEffectEvent((container: HTMLElement) => {
		const made = createCandleDrawing(container, look);
		made.mark(marks);
		return made;
	});

	useEffect(() => {
		if (!box.current) return;
		const made = begin(box.current);
		drawing.current = made;
		const stopFollowing = follow(candles, made);
		return () => {
			stopFollowing();
			made.remove();
			drawing.current = undefined;
		};
	}, [candles]);
	useEffect(() => drawing.current?.dress(look), [look]);
	useEffect(() => drawing.current?.mark(marks), [marks]);

	return <div ref={box} className={classes.canvas} dir="ltr" role="img" aria-label={label} />;
};

const follow = (candles: CandlesActor, drawing: CandleDrawing): (() => void) => {
	let frame = 0;
	let isDrawn = false;
	const draw = () => {
		frame = 0;
		const bars = candles.getSnapshot().context.series.candles;
		drawing.show(bars);
		if (isDrawn || bars.length === 0) return;
		isDrawn = true;
		performance.mark("chart drawn");
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
	};
};
