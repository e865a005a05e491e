import type { Price } from "@tradewind/domain";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../../figures/decimals-of.ts";
import { Figure } from "../../../../figures/figure.tsx";
import { useWords } from "../../../../i18n/words.ts";
import { useSelected } from "../../../../shell/use-selected.ts";
import { useStore } from "../../../../shell/use-store.ts";
import type { ChartLook } from "../candle-drawing.ts";
import type { CandlesActor } from "../candles-actor.ts";
import classes from "./chart-legend.module.css";
import type { Pointing } from "./pointing.ts";
import { readBar } from "./read-bar.ts";

interface LegendProps {
	readonly candles: CandlesActor;
	readonly pointing: Pointing;
	readonly look: ChartLook;
}

/** The figures of the bar under the finger, of the latest one otherwise. It lies over the chart and takes no room. */
export const ChartLegend = ({ candles, pointing, look }: LegendProps): ReactNode => {
	const { say, language } = useWords();
	const bars = useSelected(candles, ({ context }) => context.series.candles);
	const read = readBar(bars, useStore(pointing.subscribe, pointing.get));
	if (!read) return null;
	const { bar, change } = read;
	const price = (name: "open" | "high" | "low" | "close", value: Price) => (
		<Entry name={name}>
			<Figure value={value} digits={look.precision} />
		</Entry>
	);
	return (
		<div className={classes.place} dir="ltr">
			<fieldset className={classes.legend} dir={language.direction} aria-label={say("market.legend.label")}>
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
			</fieldset>
		</div>
	);
};

const Entry = (props: {
	readonly name: "time" | "change" | "volume" | "open" | "high" | "low" | "close";
	readonly children: ReactNode;
}): ReactNode => {
	const { say } = useWords();
	const { name } = props;
	const hasShort = name !== "time" && name !== "change";
	return (
		<div className={classes.entry}>
			<dt>
				{hasShort ? <span aria-hidden="true">{say(`market.legend.short.${name}`)}</span> : null}
				<span className="visually-hidden">{say(`market.legend.${name}`)}</span>
			</dt>
			<dd>{props.children}</dd>
		</div>
	);
};
