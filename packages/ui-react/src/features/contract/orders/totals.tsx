import type { ContractOrder, Decimal } from "@tradewind/domain";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import { lazyPage } from "../../../shell/lazy-page.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { useSettings } from "../../../shell/use-settings.ts";
import classes from "./totals.module.css";

const OpenTotalsComputations = lazyPage<object>(() =>
	import("../computed/totals-computations.tsx").then((file) => file.OpenTotalsComputations),
);

const HistoryComputations = lazyPage<HistoryTotalsProps>(() =>
	import("../computed/history-computations.tsx").then((file) => file.HistoryComputations),
);

/** Totals over the open orders (Spec 1 §4: ProfitsTotal, HazardRate, CautionMoneyAll). */
export const OpenTotals = (): ReactNode => {
	const { say } = useWords();
	const { currencySymbol } = useSettings();
	const totals = useSelected(useApp().orders, (snapshot) => snapshot.context.totals);
	const hasRate = totals !== undefined && totals.hazardRate.value !== 0n;
	return (
		<div className={classes.card}>
			<dl className={classes.totals}>
				<div>
					<dt>{say("contract.orders.profit")}</dt>
					<dd>
						<Figure value={totals?.profit} digits={2} sign="always" tone="change" currency={currencySymbol} />
					</dd>
				</div>
				<div>
					<dt>{say("contract.orders.hazardRate")}</dt>
					<dd>
						<Figure value={hasRate ? totals.hazardRate : undefined} digits={2} rounding="down" unit="%" />
					</dd>
				</div>
				<div>
					<dt>{say("contract.orders.margin")}</dt>
					<dd>
						<Figure value={totals?.margin} digits={2} currency={currencySymbol} />
					</dd>
				</div>
			</dl>
			<HowComputedSheet>{() => <OpenTotalsComputations />}</HowComputedSheet>
		</div>
	);
};

interface HistoryTotalsProps {
	/** Those that have been read. */
	readonly rows: readonly ContractOrder[];
	readonly profit: Decimal | undefined;
	readonly count: number;
}

/** Profit over the whole filtered history, not the pages that were read (Spec 1 §3, all_fact_profits). */
export const HistoryTotals = (props: HistoryTotalsProps): ReactNode => {
	const { say, language } = useWords();
	const { currencySymbol } = useSettings();
	const count = new Intl.NumberFormat(language.tag, { numberingSystem: "latn" }).format(props.count);
	return (
		<div className={classes.card}>
			<dl className={classes.totals}>
				<div>
					<dt>{say("contract.orders.profitOfAll")}</dt>
					<dd>
						<Figure value={props.profit} digits={2} sign="always" tone="change" currency={currencySymbol} />
					</dd>
				</div>
				<div>
					<dt>{say("contract.orders.count")}</dt>
					<dd>{props.profit ? count : "--"}</dd>
				</div>
			</dl>
			<HowComputedSheet>{() => <HistoryComputations {...props} />}</HowComputedSheet>
		</div>
	);
};
