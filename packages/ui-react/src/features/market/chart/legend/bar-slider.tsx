import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../../i18n/words.ts";
import { useStore } from "../../../../state/use-store.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import type { Pointing } from "./pointing.ts";
import { usePriceText } from "./price-text.ts";
import { readBar } from "./read-bar.ts";

interface SliderProps {
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
	readonly onPoint: (time: number | undefined) => void;
}

/** Moves the crosshair from bar to bar by key or screen-reader gesture; its text is the bar's figures. */
export const BarSlider = ({ candles, pointing, look, onPoint }: SliderProps): ReactNode => {
	const { t } = useWords();
	const text = usePriceText(look);
	const count = useSelector(candles, ({ context }) => context.series.candles.length);
	const at = useStore(pointing.subscribe, pointing.get);
	const bars = candles.getSnapshot().context.series.candles;
	const read = readBar(bars, at);
	if (!read) return null;
	const { bar, index } = read;
	return (
		<input
			type="range"
			dir="ltr"
			min={0}
			max={count - 1}
			value={index}
			aria-label={t("market.chart.read")}
			aria-valuetext={t("market.chart.bar", {
				time: look.formatMoment(bar.time),
				open: text(bar.open),
				high: text(bar.high),
				low: text(bar.low),
				close: text(bar.close),
			})}
			onChange={(event) => onPoint(bars[Number(event.target.value)]?.time)}
			onBlur={() => onPoint(undefined)}
		/>
	);
};
