import { aprOf, aprRule, paymentAtEnd } from "@tradewind/domain/loan";
import { wholeDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { PricedLoan } from "./annual-rate.tsx";

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
