import { hazardRateRule } from "@tradewind/domain/contract";
import { sumOfKnown } from "@tradewind/domain/sum";
import { useSelector } from "@xstate/react";
import { BigDecimal, Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { FiguresOfPage } from "../../../figures/figures-of-page.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { partsOf } from "../../../parts/contract/parts-of.ts";
import { useApp } from "../../../state/app.ts";
import classes from "./computed.module.css";

/** The calculations of the open orders' totals and of the hazard rate (Spec 1 §3, §4). */
export const OpenTotalsComputations = (): ReactNode => {
	const { t } = useWords();
	const { orders, balances } = useApp();
	const { holding, pending, totals } = useSelector(orders, (snapshot) => snapshot.context);
	const balance = useSelector(balances, ({ context }) =>
		context.balances?.find(({ kind }) => kind === "forex"),
	);
	if (!totals) return <p className={classes.note}>{t("contract.computed.untold")}</p>;
	const { profit } = totals;
	const margin = sumOfKnown(holding.map((order) => order.margin));
	const locked = balance?.locked;
	const figures = balance && locked && profit && margin && { free: balance.free, locked, profit, margin };
	const hazard =
		figures && !BigDecimal.isZero(figures.margin) && Result.getOrUndefined(hazardRateRule.compute(figures));
	return (
		<>
			<Sum title={t("contract.orders.profit")} parts={partsOf(holding, "profit")} told={profit} />
			{figures && hazard ? (
				<Computation
					title={t("contract.orders.hazardRate")}
					rule={hazardRateRule}
					nameOf={(figure) => t(`contract.computed.field.${figure}`)}
					figures={figures}
					result={hazard.hazardRate}
					told={totals.hazardRate}
				/>
			) : null}
			<Sum
				title={t("contract.orders.margin")}
				parts={partsOf([...holding, ...pending], "margin")}
				told={totals.margin}
			/>
			<p className={classes.note}>{t("contract.computed.totalsNote")}</p>
			<FiguresOfPage />
		</>
	);
};
