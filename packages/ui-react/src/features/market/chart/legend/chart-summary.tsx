import { barRange } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../../i18n/words.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import { placeMarks } from "../trades/place-marks.ts";
import type { TradeMark } from "../trades/trade-mark.ts";
import { usePriceText } from "./price-text.ts";

interface SummaryProps {
	readonly id: string;
	readonly candles: CandlesActor;
	readonly look: ChartLook;
	readonly trades: readonly TradeMark[];
}

/** A summary of the chart and its marks; changes with a new bar, not with each price. */
export const ChartSummary = ({ id, candles, look, trades }: SummaryProps): ReactNode => {
	const { t } = useWords();
	const text = usePriceText(look);
	const period = useSelector(candles, ({ context }) => context.period);
	const count = useSelector(candles, ({ context }) => context.series.candles.length);
	const bars = candles.getSnapshot().context.series.candles;
	const range = barRange(bars);
	const first = bars[0];
	if (!range || !first) return null;
	const placed = placeMarks(trades, bars, period);
	return (
		<>
			<p id={id}>
				{t("market.chart.summary", {
					count,
					from: look.formatMoment(first.time),
					high: text(range.high),
					low: text(range.low),
				})}
			</p>
			{placed.length > 0 ? (
				<ul aria-label={t("market.trade.title")}>
					{placed.map(({ mark, time }) => (
						<li key={mark.id}>
							{t(`market.trade.${mark.shape}`, {
								price: text(mark.price),
								time: look.formatMoment(time),
							})}
						</li>
					))}
				</ul>
			) : null}
		</>
	);
};
