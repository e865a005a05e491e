import type { Instrument } from "@tradewind/domain/market";
import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyPage } from "../../../router/lazy.ts";
import { Later } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import { reasonOf, Skeleton } from "../../../ui/status/status.tsx";
import type { PriceMark } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";
import { useChartLook } from "./chart-look.ts";
import classes from "./chart-stage.module.css";
import type { TradeMark } from "./trades/trade-mark.ts";

/** Its own chunk: the drawing library is larger than the rest of the page. */
export const candleChart = lazyPage(() => import("./candle-chart.tsx").then((file) => file.CandleChart));

export interface ChartStageProps {
	readonly instrument: Instrument;
	readonly candles: CandlesActor;
	readonly marks: readonly PriceMark[];
	readonly trades: readonly TradeMark[];
}

/** The chart with its faces while there are no bars. It fills the room that it is given. */
export const ChartStage = ({ instrument, candles, marks, trades }: ChartStageProps): ReactNode => {
	const { say } = useWords();
	const period = useSelected(candles, (snapshot) => snapshot.context.period);
	const isEmpty = useSelected(candles, (snapshot) => snapshot.context.series.candles.length === 0);
	const isFailed = useSelected(candles, (snapshot) => snapshot.matches("failed"));
	const settings = useSelected(useApp().site, (snapshot) => snapshot.context.settings);
	const look = useChartLook({
		precision: instrument.pricePrecision,
		period,
		timeZone: settings?.timeZone ?? "UTC",
	});
	const Chart = candleChart;
	const label = say("market.chart.label", {
		symbol: instrument.symbol,
		period: say(`market.chart.period.${period}`),
	});
	return (
		<div className={classes.stage} aria-busy={isEmpty && !isFailed}>
			<Later>
				<Chart candles={candles} look={look} marks={marks} trades={trades} label={label} />
			</Later>
			<a
				dir="ltr"
				className={classes.maker}
				href="https://www.tradingview.com/"
				target="_blank"
				rel="noreferrer"
			>
				<bdi>{say("market.chart.by")}</bdi>
			</a>
			{isEmpty && !isFailed && <Waiting />}
			{isFailed && <Refusal candles={candles} isEmpty={isEmpty} />}
		</div>
	);
};

const Waiting = (): ReactNode => {
	const { say } = useWords();
	return (
		<div className={classes.waiting}>
			<span className="visually-hidden">{say("market.chart.loading")}</span>
			<Skeleton height="100%" />
		</div>
	);
};

/** Bars that were read stay in sight; only the reason lies over them. */
const Refusal = (props: { readonly candles: CandlesActor; readonly isEmpty: boolean }): ReactNode => {
	const { say } = useWords();
	const error: QueryError | undefined = useSelected(props.candles, (snapshot) => snapshot.context.error);
	return (
		<div className={classes.refusal} data-over={!props.isEmpty} role="alert">
			<p>
				<strong>{say("market.chart.failed")}</strong> {reasonOf(error, say)}
			</p>
			<button type="button" className="quiet-button" onClick={() => props.candles.send({ type: "retry" })}>
				{say("market.chart.retry")}
			</button>
		</div>
	);
};
