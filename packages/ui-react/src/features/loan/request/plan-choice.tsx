import { type LoanPlan, type LoanPlanId, sortedPlans } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { CardChoice } from "../../../ui/form/card-choice.tsx";
import { PlanFacts } from "../plans/plan-facts.tsx";

/** The choice of a plan, as a card for each (docs/assumptions.md, A-595). */
export const PlanChoice = (props: {
	readonly plans: readonly LoanPlan[];
	readonly chosen: LoanPlanId | undefined;
	readonly onChoose: (id: LoanPlanId) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<CardChoice
			name="plan"
			label={t("loan.period")}
			options={sortedPlans(props.plans).map((plan) => ({ id: plan.id, card: <PlanFacts plan={plan} /> }))}
			chosen={props.chosen}
			onChoose={props.onChoose}
		/>
	);
};
