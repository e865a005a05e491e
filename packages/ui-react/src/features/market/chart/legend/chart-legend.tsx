import type { Price } from "@tradewind/domain/money";
import { type ReactNode, type Ref, useCallback } from "react";
import { decimalsOf } from "../../../../figures/decimals-of.ts";
import { Figure } from "../../../../figures/figure.tsx";
import { useWords } from "../../../../i18n/words.ts";
import { onChange } from "../../../../state/subscribe.ts";
import { useStore } from "../../../../state/use-store.ts";
import { inOwnTask } from "../../../../state/yield-to-main.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import type { LineRead } from "../indicators/indicator-drawing.ts";
import { IndicatorLegend } from "../indicators/indicator-legend.tsx";
import classes from "./chart-legend.module.css";
import type { Pointing } from "./pointing.ts";
import { type BarRead, readBar } from "./read-bar.ts";

interface LegendProps {
	readonly ref: Ref<HTMLDivElement>;
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
	readonly lines: readonly LineRead[];
}

/** The figures of the bar under the pointer, or of the latest bar. It lies over the chart. */
export const ChartLegend = ({ ref, candles, pointing, look, lines }: LegendProps): ReactNode => {
	// Deferred, so that the price is updated first.
	const subscribe = useCallback((listener: () => void) => onChange(candles, inOwnTask(listener)), [candles]);
	const bars = useStore(subscribe, () => candles.getSnapshot().context.series.candles);
	const pointed = useStore(pointing.subscribe, pointing.get);
	const read = readBar(bars, pointed);
	return (
		<div ref={ref} className={classes.place} data-latest={pointed === undefined || undefined} dir="ltr">
			{read ? <Figures read={read} look={look} lines={lines} /> : null}
		</div>
	);
};

const Figures = ({
	read,
	look,
	lines,
}: Pick<LegendProps, "look" | "lines"> & { readonly read: BarRead }): ReactNode => {
	const { t, language } = useWords();
	const { bar, change, index } = read;
	const price = (name: "open" | "high" | "low" | "close", value: Price) => (
		<Entry name={name}>
			<Figure value={value} digits={look.precision} />
		</Entry>
	);
	return (
		<fieldset className={classes.legend} dir={language.direction} aria-label={t("market.legend.label")}>
			<dl className={classes.row}>
				<Entry name="time">
					<bdi>{look.formatMoment(bar.time)}</bdi>
				</Entry>
				<Entry name="change">
					<Figure value={change} digits={2} sign="always" tone="change" unit="%" />
				</Entry>
				<Entry name="volume">
					<Figure value={bar.volume} digits={decimalsOf(bar.volume)} />
				</Entry>
			</dl>
			<dl className={classes.row}>
				{price("open", bar.open)}
				{price("high", bar.high)}
				{price("low", bar.low)}
				{price("close", bar.close)}
			</dl>
			<IndicatorLegend lines={lines} index={index} />
		</fieldset>
	);
};

const Entry = (props: {
	readonly name: "time" | "change" | "volume" | "open" | "high" | "low" | "close";
	readonly children: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const { name } = props;
	const hasShort = name !== "time" && name !== "change";
	return (
		<div className={classes.entry}>
			<dt>
				{hasShort ? <span aria-hidden="true">{t(`market.legend.short.${name}`)}</span> : null}
				<span className="visually-hidden">{t(`market.legend.${name}`)}</span>
			</dt>
			<dd>{props.children}</dd>
		</div>
	);
};
