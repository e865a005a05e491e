import type { ContractOrder, HistoryTotals as HistorySums, ReadHistory } from "@tradewind/domain/contract";
import { money, zero } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
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
	const history: ReadHistory = {
		rows: props.rows,
		total: props.count,
		reported: {
			profitOfAll: sums.profit,
			feeOfAll: sums.fee,
			coverOfAll: sums.cover ?? money(zero),
		},
	};
	return (
		<div className={classes.card}>
			<dl className={`${classes.totals} ${classes.sums}`}>
				<div>
					<dt>{t("contract.orders.profitOfAll")}</dt>
					<dd>
						<Checked figure="history profit" answer={history}>
							<Money value={sums.profit} sign="always" tone="change" />
						</Checked>
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.feeOfAll")}</dt>
					<dd>
						<Checked figure="history fee" answer={history}>
							<Money value={sums.fee} />
						</Checked>
					</dd>
				</div>
				{sums.cover ? (
					<div>
						<dt>{t("contract.order.cover")}</dt>
						<dd>
							<Checked figure="history cover" answer={history}>
								<Money value={sums.cover} sign="always" />
							</Checked>
						</dd>
					</div>
				) : null}
				<div className={classes.net}>
					<dt>{t("contract.order.net")}</dt>
					<dd>
						<Checked figure="history net" answer={history}>
							<Money value={sums.net} sign="always" tone="change" />
						</Checked>
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
