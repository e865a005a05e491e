import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import classes from "./candle-chart.module.css";
import { type CandleDrawing, type ChartLook, createCandleDrawing, type PriceMark } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import { ChartLegend } from "./legend/chart-legend.tsx";
import { ChartReader } from "./legend/chart-reader.tsx";
import { createPointing } from "./legend/pointing.ts";

interface CandleChartProps {
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly marks: readonly PriceMark[];
	readonly label: string;
}

/** The canvas follows the machine at most once a frame of the screen, past React: a tick renders the legend alone. */
export const CandleChart = ({ candles, look, marks, label }: CandleChartProps): ReactNode => {
	const box = useRef<HTMLDivElement>(null);
	const drawing = useRef<CandleDrawing | undefined>(undefined);
	const [pointing] = useState(createPointing);
	const summary = useId();
	const begin = useEffectEvent((container: HTMLElement) => {
		const made = createCandleDrawing(container, look, pointing.point);
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
			pointing.point(undefined);
		};
	}, [candles, pointing]);
	useEffect(() => drawing.current?.dress(look), [look]);
	useEffect(() => drawing.current?.mark(marks), [marks]);

	return (
		<div className={classes.chart}>
			<div
				ref={box}
				className={classes.canvas}
				dir="ltr"
				role="img"
				aria-label={label}
				aria-describedby={summary}
			/>
			<ChartLegend candles={candles} pointing={pointing} look={look} />
			<ChartReader
				id={summary}
				candles={candles}
				pointing={pointing}
				look={look}
				onPoint={(time) => drawing.current?.point(time)}
			/>
		</div>
	);
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
