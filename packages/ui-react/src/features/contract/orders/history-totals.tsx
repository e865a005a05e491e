import type { ContractOrder, HistoryTotals as HistorySums } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { noValue } from "../../../figures/figure-text.ts";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { countText } from "../../../i18n/count-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import classes from "./totals.module.css";

const HistoryComputations = lazyWithWords<HistoryTotalsProps>(() =>
	import("../calculations/history-computations.tsx").then((file) => file.HistoryComputations),
);

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
