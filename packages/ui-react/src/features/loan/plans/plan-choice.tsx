import { type LoanPlan, type LoanPlanId, sortedPlans } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { PlanFacts } from "./plan-facts.tsx";
import classes from "./plans.module.css";

/** The choice of a plan, as a card for each (docs/assumptions.md, A-595). */
export const PlanChoice = (props: {
	readonly plans: readonly LoanPlan[];
	readonly chosen: LoanPlanId | undefined;
	readonly onChoose: (id: LoanPlanId) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<fieldset className={classes.choice}>
			<legend>{t("loan.period")}</legend>
			{sortedPlans(props.plans).map((plan) => (
				<label key={plan.id} className={classes.card}>
					<input
						type="radio"
						name="plan"
						checked={plan.id === props.chosen}
						onChange={() => props.onChoose(plan.id)}
					/>
					<PlanFacts plan={plan} />
				</label>
			))}
		</fieldset>
	);
};
