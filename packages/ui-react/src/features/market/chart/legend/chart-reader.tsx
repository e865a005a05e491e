import { barRange, formatFigure, type Price } from "@tradewind/domain";
import type { ReactNode } from "react";
import type { Say } from "../../../../i18n/say.ts";
import { useWords } from "../../../../i18n/words.ts";
import { useSelected } from "../../../../shell/use-selected.ts";
import { useStore } from "../../../../shell/use-store.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import { type PlacedMark, placeMarks } from "../trades/place-marks.ts";
import type { TradeMark } from "../trades/trade-mark.ts";
import type { Pointing } from "./pointing.ts";
import { readBar } from "./read-bar.ts";

interface ReaderProps {
	readonly id: string;
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
	readonly trades: readonly TradeMark[];
	readonly onPoint: (time: number | undefined) => void;
}

/**
 * The chart for those who don't see it, or have no finger on it: what it shows in a sentence, and a slider that moves the
 * crosshair from bar to bar and says each. Both are told anew when a bar begins, not at every price.
 */
export const ChartReader = ({ id, candles, pointing, look, trades, onPoint }: ReaderProps): ReactNode => {
	const { say, language } = useWords();
	const count = useSelected(candles, ({ context }) => context.series.candles.length);
	const at = useStore(pointing.subscribe, pointing.get);
	const bars = candles.getSnapshot().context.series.candles;
	const read = readBar(bars, at);
	const period = useSelected(candles, ({ context }) => context.period);
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
			<Trades marks={placeMarks(trades, bars, period)} text={text} look={look} />
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

/** What the marks on the canvas say. */
const Trades = (props: {
	readonly marks: readonly PlacedMark[];
	readonly text: (value: Price) => string;
	readonly look: ChartLook;
}): ReactNode => {
	const { say } = useWords();
	if (props.marks.length === 0) return null;
	return (
		<ul aria-label={say("market.trade.title")}>
			{props.marks.map(({ mark, time }) => (
				<li key={mark.id}>
					{say(`market.trade.${mark.shape}`, {
						price: props.text(mark.price),
						time: props.look.formatMoment(time),
					})}
				</li>
			))}
		</ul>
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
