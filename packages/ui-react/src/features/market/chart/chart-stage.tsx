import type { Instrument } from "@tradewind/domain/market";
import type { QueryError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyComponent } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { reasonOf, Skeleton } from "../../../ui/status/status.tsx";
import type { CandlesActor } from "./candles-actor.ts";
import { useChartLook } from "./chart-look.ts";
import classes from "./chart-stage.module.css";
import type { PriceMark } from "./price-mark.ts";
import type { TradeMark } from "./trades/trade-mark.ts";

/** A chunk of its own: the chart library is larger than the rest of the page. */
export const candleChart = lazyComponent(() => import("./candle-chart.tsx").then((file) => file.CandleChart));

export interface ChartStageProps {
	readonly instrument: Instrument;
	readonly candles: CandlesActor;
	readonly marks: readonly PriceMark[];
	readonly trades: readonly TradeMark[];
	readonly isFull?: boolean;
}

/** The chart, or its loading or error state. It fills its container. */
export const ChartStage = ({ instrument, candles, isFull = false, ...shown }: ChartStageProps): ReactNode => {
	const { t } = useWords();
	const period = useSelector(candles, (snapshot) => snapshot.context.period);
	const isEmpty = useSelector(candles, (snapshot) => snapshot.context.series.candles.length === 0);
	const isFailed = useSelector(candles, (snapshot) => snapshot.matches("failed"));
	const settings = useSelector(useApp().site, (snapshot) => snapshot.context.settings);
	const look = useChartLook({
		precision: instrument.pricePrecision,
		period,
		timeZone: settings?.timeZone ?? "UTC",
	});
	const Chart = candleChart;
	const label = t("market.chart.label", {
		symbol: instrument.symbol,
		period: t(`shared.period.${period}`),
	});
	return (
		<div className={classes.stage} aria-busy={isEmpty && !isFailed}>
			<LazyBoundary>
				<Chart
					instrument={instrument}
					candles={candles}
					look={look}
					label={label}
					isFull={isFull}
					{...shown}
				/>
			</LazyBoundary>
			<a
				dir="ltr"
				className={classes.maker}
				href="https://www.tradingview.com/"
				target="_blank"
				rel="noreferrer"
			>
				<bdi>{t("market.chart.by")}</bdi>
			</a>
			{/* The legend says it to screen readers. */}
			<span dir="ltr" className={classes.zone} aria-hidden="true">
				{look.zone()}
			</span>
			{isEmpty && !isFailed && <Waiting />}
			{isFailed && <Refusal candles={candles} isEmpty={isEmpty} />}
		</div>
	);
};

const Waiting = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.waiting}>
			<span className="visually-hidden">{t("market.chart.loading")}</span>
			<Skeleton height="100%" />
		</div>
	);
};

/** After a failed read the bars stay visible, with the error over them. */
const Refusal = (props: { readonly candles: CandlesActor; readonly isEmpty: boolean }): ReactNode => {
	const { t } = useWords();
	const error: QueryError | undefined = useSelector(props.candles, (snapshot) => snapshot.context.error);
	return (
		<div className={classes.refusal} data-over={!props.isEmpty} role="alert">
			<p>
				<strong>{t("market.chart.failed")}</strong> {reasonOf(error, t)}
			</p>
			<button type="button" className="quiet-button" onClick={() => props.candles.send({ type: "retry" })}>
				{t("market.chart.retry")}
			</button>
		</div>
	);
};
