import { type LoanPlan, planApr } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { daysText } from "../known-terms.ts";
import { Percent } from "../percent.tsx";
import classes from "./plans.module.css";

/** Period, limits and cost of a plan, and how long it costs nothing. */
export const PlanFacts = ({ plan }: { readonly plan: LoanPlan }): ReactNode => {
	const { t } = useWords();
	return (
		<span className={classes.plan}>
			<strong>{t("loan.days", { count: plan.loanPeriodDays })}</strong>{" "}
			<span className={classes.limits}>
				<Money value={plan.minAmount} isPublic /> – <Money value={plan.maxAmount} isPublic />
			</span>{" "}
			<span className={classes.rate}>
				{t("loan.dayRate")} <Percent rate={plan.dailyRate} />
			</span>{" "}
			<span className={classes.rate}>
				{t("loan.cost.annualRate")} <Figure value={planApr(plan)} digits={1} unit="%" />
			</span>{" "}
			<span className={classes.rate}>
				{t("loan.freeDays")} <span className={classes.days}>{daysText(plan.freePeriodDays, t)}</span>
			</span>
		</span>
	);
};
