import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, useMemo, useState } from "react";
import { ChartPanel, candleChart } from "../../features/market/chart/chart-panel.tsx";
import type { PriceMark } from "../../features/market/chart/price-mark.ts";
import type { TradeMark } from "../../features/market/chart/trades/trade-mark.ts";
import { lazyComponent, lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useSession } from "../../state/use-session.ts";
import type { Product } from "../product.ts";
import classes from "./trade.module.css";

// Loaded in parallel with this page.
void candleChart.load().catch(() => {});

/** The customer's trades on the chart, loaded after it. */
const ContractTrades = lazyComponent(() =>
	candleChart
		.load()
		.then(() => import("../../features/contract/trades/contract-trades.ts"))
		.then((file) => file.ContractTrades),
);
/** The customer's open orders on the chart. */
const ContractLines = lazyWithWords<{
	readonly instrument: Instrument;
	readonly onShow: (marks: readonly PriceMark[]) => void;
}>(() =>
	candleChart
		.load()
		.then(() => import("../../features/contract/positions/lines/contract-lines.tsx"))
		.then((file) => file.ContractLines),
);
const MicroTrades = lazyWithWords(() =>
	import("../../features/micro/running/micro-trades.ts").then((file) => file.MicroTrades),
);

/** The chart with the customer's orders and trades. When these change, the rest of the page does not render again. */
export const TradeChart = (props: {
	readonly instrument: Instrument;
	readonly product: Product;
	/** The bar with the buttons of an order, for the full-screen chart. */
	readonly press: ReactNode;
}): ReactNode => {
	const { instrument, product, press } = props;
	const { signedIn } = useSession();
	const [marks, showMarks] = useState<readonly PriceMark[]>([]);
	const [microLines, showMicroLines] = useState<readonly PriceMark[]>([]);
	const [contractTrades, showContractTrades] = useState<readonly TradeMark[]>([]);
	const [microTrades, showMicroTrades] = useState<readonly TradeMark[]>([]);
	const trades = useMemo(() => [...contractTrades, ...microTrades], [contractTrades, microTrades]);
	// Where not all tags fit, those of running micro orders stay.
	const lines = useMemo(() => [...microLines, ...marks], [marks, microLines]);
	return (
		<>
			<div className={microLines.length > 0 ? classes.followed : undefined}>
				<ChartPanel instrument={instrument} marks={lines} trades={trades} press={press} />
			</div>
			{signedIn ? (
				<LazyBoundary frame={null}>
					<ContractLines instrument={instrument} onShow={showMarks} />
					<ContractTrades signedIn={signedIn} instrument={instrument.id} onShow={showContractTrades} />
					{product === "micro" ? (
						<MicroTrades
							signedIn={signedIn}
							instrument={instrument}
							onShow={showMicroTrades}
							onShowLines={showMicroLines}
						/>
					) : null}
				</LazyBoundary>
			) : null}
		</>
	);
};
