import { hazardRateRule } from "@tradewind/domain/contract";
import { BigDecimal, Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { partsOf } from "../../../figures/parts-of.ts";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import classes from "./computed.module.css";

/** The totals of the open orders: what they are sums of, and how safe that is (Spec 1 §3, §4). */
export const OpenTotalsComputations = (): ReactNode => {
	const { say } = useWords();
	const { orders, balances } = useApp();
	const { holding, pending, totals } = useSelected(orders, (snapshot) => snapshot.context);
	const free = useSelected(balances, ({ context }) =>
		context.balances?.find(({ kind }) => kind === "forex"),
	)?.free;
	if (!totals) return <p className={classes.note}>{say("contract.computed.untold")}</p>;
	const { profit } = totals;
	const margin = BigDecimal.sumAll(holding.map((order) => order.margin));
	const hazard =
		free &&
		!BigDecimal.isZero(margin) &&
		Result.getOrUndefined(hazardRateRule.compute({ free, margin, profit }));
	return (
		<>
			<Sum title={say("contract.orders.profit")} parts={partsOf(holding, "profit")} told={profit} />
			{hazard ? (
				<Computation
					title={say("contract.orders.hazardRate")}
					rule={hazardRateRule}
					nameOf={(figure) => say(`contract.computed.field.${figure}`)}
					figures={{ free, margin, profit }}
					result={hazard.hazardRate}
					told={totals.hazardRate}
				/>
			) : null}
			<Sum
				title={say("contract.orders.margin")}
				parts={partsOf([...holding, ...pending], "margin")}
				told={totals.margin}
			/>
			<p className={classes.note}>{say("contract.computed.totalsNote")}</p>
		</>
	);
};
