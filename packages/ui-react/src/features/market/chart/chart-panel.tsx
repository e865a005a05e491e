import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { readSaved } from "../../../storage/saved.ts";
import { useCandles } from "./candles-actor.ts";
import classes from "./chart-panel.module.css";
import { ChartStage } from "./chart-stage.tsx";
import { ChartTools } from "./chart-tools.tsx";
import type { PriceMark } from "./price-mark.ts";
import type { TradeMark } from "./trades/trade-mark.ts";
import { useFullChart } from "./use-full-chart.ts";

export { candleChart } from "./chart-stage.tsx";

/** Loaded on demand. */
const FullChart = lazyComponent(() => import("./full/full-chart.tsx").then((file) => file.FullChart));

export const ChartPanel = (props: {
	readonly instrument: Instrument;
	readonly marks: readonly PriceMark[];
	readonly trades: readonly TradeMark[];
	/** The bar with the buttons of an order, for the full-screen chart. */
	readonly press: ReactNode;
}): ReactNode => {
	const { instrument, marks, trades } = props;
	const candles = useCandles(instrument);
	const full = useFullChart();
	const [panes] = useState(() => (readSaved().indicators?.includes("strength") ? 2 : 1));
	return (
		<section className={classes.panel}>
			<ChartTools candles={candles} onNear={FullChart.load} onFull={full.open} />
			<div className={classes.room} data-panes={panes}>
				{full.isOpen ? null : (
					<ChartStage instrument={instrument} candles={candles} marks={marks} trades={trades} />
				)}
			</div>
			{full.isOpen ? (
				<LazyBoundary onMissing={full.close}>
					<FullChart
						instrument={instrument}
						candles={candles}
						marks={marks}
						trades={trades}
						press={props.press}
						onClose={full.close}
					/>
				</LazyBoundary>
			) : null}
		</section>
	);
};
