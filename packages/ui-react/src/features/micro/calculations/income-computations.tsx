import { expectedIncomeRule, type MicroTerms, profitPercentRule } from "@tradewind/domain/micro";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";

/** The calculations of the expected income of an amount, and of its percent (Spec 1 §5, §9). */
export const IncomeComputations = (props: {
	/** The label of the income on the page. */
	readonly title: string;
	readonly amount: Decimal;
	readonly profitRatio: Decimal;
	readonly terms: Pick<MicroTerms, "income" | "percent">;
}): ReactNode => {
	const { t } = useWords();
	const { amount, profitRatio, terms } = props;
	const nameOf = (figure: string) => t(`micro.computed.field.${figure}`);
	return (
		<>
			<Computation
				title={props.title}
				rule={expectedIncomeRule}
				nameOf={nameOf}
				figures={{ amount, profitRatio }}
				result={terms.income}
			/>
			<Computation
				title={t("micro.computed.percent")}
				rule={profitPercentRule}
				nameOf={nameOf}
				figures={{ profitRatio }}
				result={terms.percent}
			/>
		</>
	);
};
