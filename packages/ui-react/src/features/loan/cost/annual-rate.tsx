import { aprOf, aprRule, paymentAtEnd } from "@tradewind/domain/loan";
import { type Money as Amount, wholeDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";

export interface PricedLoan {
	readonly amount: Amount;
	/** Interest over the whole period. */
	readonly interest: Amount;
	readonly loanPeriodDays: number;
}

/** The annual percentage rate of a loan (our addition, docs/assumptions.md, A-380); `--` where the rule refuses it. */
export const AnnualRate = (loan: PricedLoan): ReactNode => <Figure value={aprOf(loan)} digits={1} unit="%" />;

/** The annual percentage rate, with its figures. */
export const AnnualRateComputation = (loan: PricedLoan): ReactNode => {
	const { t } = useWords();
	const percent = aprOf(loan);
	if (!percent) return <p>{t("loan.cost.noRate")}</p>;
	return (
		<Computation
			title={t("loan.cost.annualRate")}
			rule={aprRule}
			branch="one"
			nameOf={(figure) => t(`loan.cost.computed.${figure}`)}
			figures={{
				amount: loan.amount,
				withheld: wholeDecimal(0),
				payment: paymentAtEnd(loan),
				daysBetween: wholeDecimal(loan.loanPeriodDays),
			}}
			result={percent}
		/>
	);
};
