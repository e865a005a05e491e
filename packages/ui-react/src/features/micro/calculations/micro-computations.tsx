import { type MicroTerms, microLossRule } from "@tradewind/domain/micro";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import { IncomeComputations } from "./income-computations.tsx";

/** The calculations of income and loss of an amount, with their inputs (Spec 1 §5, §9). */
export const MicroComputations = (props: {
	readonly amount: Decimal;
	readonly profitRatio: Decimal;
	readonly lossLevel: number;
	readonly terms: MicroTerms;
}): ReactNode => {
	const { t } = useWords();
	const { amount, profitRatio, terms } = props;
	const nameOf = (figure: string) => t(`micro.computed.field.${figure}`);
	const isWhole = props.lossLevel === 0;
	const branch = isWhole ? "lossLevel 0" : "any other lossLevel";
	return (
		<>
			<IncomeComputations
				title={t("micro.ticket.income")}
				amount={amount}
				profitRatio={profitRatio}
				terms={terms}
			/>
			<Computation
				title={t("micro.ticket.loss")}
				rule={microLossRule}
				branch={branch}
				branchName={t(`micro.computed.branch.${branch.replaceAll(" ", "-")}`)}
				isExact={isWhole}
				nameOf={nameOf}
				figures={{ amount, profitRatio }}
				result={terms.loss}
			/>
		</>
	);
};
