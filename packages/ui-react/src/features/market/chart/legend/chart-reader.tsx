import { barRange, formatFigure, type Price } from "@tradewind/domain";
import type { ReactNode } from "react";
import type { Say } from "../../../../i18n/say.ts";
import { useWords } from "../../../../i18n/words.ts";
import { useSelected } from "../../../../shell/use-selected.ts";
import { useStore } from "../../../../shell/use-store.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import type { Pointing } from "./pointing.ts";
import { readBar } from "./read-bar.ts";

interface ReaderProps {
	readonly id: string;
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
	readonly onPoint: (time: number | undefined) => void;
}

/**
 * The chart for those who don't see it, or have no finger on it: what it shows in a sentence, and a slider that moves the
 * crosshair from bar to bar and says each. Both are told anew when a bar begins, not at every price.
 */
export const ChartReader = ({ id, candles, pointing, look, onPoint }: ReaderProps): ReactNode => {
	const { say, language } = useWords();
	const count = useSelected(candles, ({ context }) => context.series.candles.length);
	const at = useStore(pointing.subscribe, pointing.get);
	const bars = candles.getSnapshot().context.series.candles;
	const read = readBar(bars, at);
	const range = barRange(bars);
	const first = bars[0];
	if (!read || !range || !first || count === 0) return null;
	const text = (value: Price): string =>
		formatFigure(value, {
			digits: look.precision,
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
	return (
		<div className="visually-hidden">
			<p id={id}>
				{say("market.chart.summary", {
					count,
					from: look.formatMoment(first.time),
					high: text(range.high),
					low: text(range.low),
				})}
			</p>
			<input
				type="range"
				dir="ltr"
				min={0}
				max={count - 1}
				value={read.index}
				aria-label={say("market.chart.read")}
				aria-valuetext={sentenceOf(read, text, look, say)}
				onChange={(event) => {
					const bar = bars[Number(event.target.value)];
					if (bar) onPoint(bar.time);
				}}
				onBlur={() => onPoint(undefined)}
			/>
		</div>
	);
};

const sentenceOf = (
	{ bar }: NonNullable<ReturnType<typeof readBar>>,
	text: (value: Price) => string,
	look: ChartLook,
	say: Say,
): string =>
	say("market.chart.bar", {
		time: look.formatMoment(bar.time),
		open: text(bar.open),
		high: text(bar.high),
		low: text(bar.low),
		close: text(bar.close),
	});
