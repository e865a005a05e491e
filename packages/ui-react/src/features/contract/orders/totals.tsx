import {
	type ContractOrder,
	type HistoryTotals as HistorySums,
	marginLevelShownTo,
} from "@tradewind/domain/contract";
import { type Decimal, round } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { noValue } from "../../../figures/figure-text.ts";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { LiveFigure } from "../../../figures/live-figure.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { Money } from "../../../figures/money.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { shownHazardRate } from "../../../figures/shown-hazard-rate.ts";
import { useFollowed } from "../../../figures/use-followed.ts";
import { countText } from "../../../i18n/count-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { MarginRiskMark } from "../../../parts/contract/margin-level.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { type App, useApp } from "../../../state/app.ts";
import classes from "./totals.module.css";

const OpenTotalsComputations = lazyWithWords<object>(() =>
	import("../calculations/totals-computations.tsx").then((file) => file.OpenTotalsComputations),
);

const HistoryComputations = lazyWithWords<HistoryTotalsProps>(() =>
	import("../calculations/history-computations.tsx").then((file) => file.HistoryComputations),
);

/** Totals over the open orders (Spec 1 §4: ProfitsTotal, HazardRate, CautionMoneyAll). They change many times a second. */
export const OpenTotals = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.card}>
			<dl className={classes.totals}>
				<div>
					<dt>{t("contract.orders.profit")}</dt>
					<dd>
						<OpenProfit />
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.hazardRate")}</dt>
					<dd>
						<HazardRate />
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.margin")}</dt>
					<dd>
						<MarginInUse />
					</dd>
				</div>
			</dl>
			<ShowAmounts />
			<HowComputedSheet>{() => <OpenTotalsComputations />}</HowComputedSheet>
		</div>
	);
};

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

const profit = ({ context: { totals } }: Orders) => totals?.profit;
const margin = ({ context: { totals } }: Orders) => totals?.margin;
const hazardRate = ({ context: { totals, holding } }: Orders) => shownHazardRate(totals?.hazardRate, holding);

const OpenProfit = (): ReactNode => {
	const of = useFollowed(useApp().orders, profit);
	return <LiveMoney of={of} sign="always" tone="change" />;
};

const HazardRate = (): ReactNode => {
	const { orders } = useApp();
	const of = useFollowed(orders, hazardRate);
	// The figure changes with each price; the word and the bar only in whole percent.
	const level = useSelector(orders, hazardRate, isSameWholePercent);
	return (
		<>
			<LiveFigure of={of} digits={2} rounding="down" unit="%" shownTo={marginLevelShownTo} />
			<MarginRiskMark level={level} />
		</>
	);
};

const isSameWholePercent = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
	one === other ||
	(one !== undefined &&
		other !== undefined &&
		BigDecimal.equals(round(one, 0, "down"), round(other, 0, "down")));

const MarginInUse = (): ReactNode => {
	return <LiveMoney of={useFollowed(useApp().orders, margin)} />;
};

interface HistoryTotalsProps {
	/** The orders that have been read. */
	readonly rows: readonly ContractOrder[];
	readonly sums: HistorySums;
	readonly count: number;
}

/**
 * Profit, fees and net profit of the whole filtered history, not only of the pages that were read (Spec 1 §3,
 * all_fact_profits; docs/assumptions.md, A-413).
 */
export const HistoryTotals = (props: HistoryTotalsProps): ReactNode => {
	const { t, language } = useWords();
	const { sums } = props;
	return (
		<div className={classes.card}>
			<dl className={`${classes.totals} ${classes.sums}`}>
				<div>
					<dt>{t("contract.orders.profitOfAll")}</dt>
					<dd>
						<Money value={sums.profit} sign="always" tone="change" />
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.feeOfAll")}</dt>
					<dd>
						<Money value={sums.fee} />
					</dd>
				</div>
				{sums.cover ? (
					<div>
						<dt>{t("contract.order.cover")}</dt>
						<dd>
							<Money value={sums.cover} sign="always" />
						</dd>
					</div>
				) : null}
				<div>
					<dt>{t("contract.order.net")}</dt>
					<dd>
						<Money value={sums.net} sign="always" tone="change" />
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.count")}</dt>
					<dd>{sums.profit ? countText(props.count, language.tag) : noValue}</dd>
				</div>
			</dl>
			<ShowAmounts />
			<HowComputedSheet>{() => <HistoryComputations {...props} />}</HowComputedSheet>
		</div>
	);
};
