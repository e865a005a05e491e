import { type LoanPlan, sortedPlans } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { PlanFacts } from "../plans/plan-facts.tsx";
import classes from "./plan-list.module.css";

/** The plans as cards (docs/assumptions.md, A-595). */
export const PlanList = ({ plans }: { readonly plans: readonly LoanPlan[] }): ReactNode => (
	<>
		<ul className={classes.plans}>
			{sortedPlans(plans).map((plan) => (
				<li key={plan.id} className={classes.card}>
					<PlanFacts plan={plan} />
				</li>
			))}
		</ul>
		<HowPageFigures />
	</>
);
