import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, useId, useRef, useState } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import classes from "./candle-chart.module.css";
import type { ChartLook } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import { useIndicators } from "./chosen-indicators.ts";
import { ChartLegend } from "./legend/chart-legend.tsx";
import { ChartReader } from "./legend/chart-reader.tsx";
import { createPointing } from "./legend/pointing.ts";
import type { OverlayProps } from "./overlay/chart-overlay.tsx";
import type { PriceMark } from "./price-mark.ts";
import type { TradeMark } from "./trades/trade-mark.ts";
import { useDrawing, useRoom } from "./use-drawing.ts";
import { useIndicatorLines } from "./use-indicator-lines.ts";
import { useTradeMarks } from "./use-trade-marks.ts";

/** Loaded when the bars are drawn. */
const ChartOverlay = lazyWithWords<OverlayProps>(() =>
	import("./overlay/chart-overlay.tsx").then((file) => file.ChartOverlay),
);

interface CandleChartProps {
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly marks: readonly PriceMark[];
	readonly trades: readonly TradeMark[];
	readonly label: string;
	readonly isFull: boolean;
	readonly instrument: Instrument;
}

/** The canvas updates from the machine without React: a tick re-renders only the legend. */
export const CandleChart = (props: CandleChartProps): ReactNode => {
	const { candles, look, marks, trades, label, isFull, instrument } = props;
	const box = useRef<HTMLDivElement>(null);
	const legend = useRef<HTMLDivElement>(null);
	const [pointing] = useState(createPointing);
	const [choice] = useIndicators();
	const summary = useId();
	const drawing = useDrawing(box, {
		candles,
		look,
		onPoint: pointing.point,
	});
	const lines = useIndicatorLines(drawing, choice);
	useTradeMarks(drawing, candles, trades);
	useRoom(drawing, box, legend, choice.volume);
	return (
		<div className={classes.chart} data-panes={choice.strength.length > 0 ? 2 : 1}>
			<div
				ref={box}
				className={classes.canvas}
				dir="ltr"
				role="img"
				aria-label={label}
				aria-describedby={summary}
			/>
			{drawing ? (
				<>
					<ChartLegend ref={legend} candles={candles} pointing={pointing} look={look} lines={lines} />
					<ChartReader
						id={summary}
						candles={candles}
						pointing={pointing}
						look={look}
						trades={trades}
						onPoint={drawing.point}
					/>
					<LazyBoundary frame={null}>
						<ChartOverlay drawing={drawing} marks={marks} isFull={isFull} instrument={instrument} />
					</LazyBoundary>
				</>
			) : null}
		</div>
	);
};
