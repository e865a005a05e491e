import type { ReactNode } from "react";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import type { TradeMark } from "../trades/trade-mark.ts";
import { BarSlider } from "./bar-slider.tsx";
import { ChartSummary } from "./chart-summary.tsx";
import type { Pointing } from "./pointing.ts";

interface ReaderProps {
	readonly id: string;
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
	readonly trades: readonly TradeMark[];
	readonly onPoint: (time: number | undefined) => void;
}

/** The chart for screen readers and keyboards: a summary, and bar by bar. */
export const ChartReader = ({ id, candles, pointing, look, trades, onPoint }: ReaderProps): ReactNode => (
	<div className="visually-hidden">
		<ChartSummary id={id} candles={candles} look={look} trades={trades} />
		<BarSlider candles={candles} pointing={pointing} look={look} onPoint={onPoint} />
	</div>
);
