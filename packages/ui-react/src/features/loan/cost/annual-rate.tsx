import { aprOf } from "@tradewind/domain/loan";
import type { Money as Amount } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";

export interface PricedLoan {
	readonly amount: Amount;
	/** Interest over the whole period. */
	readonly interest: Amount;
	readonly loanPeriodDays: number;
}

/** The annual percentage rate of a loan (our addition, docs/assumptions.md, A-380); `--` where the rule refuses it. */
export const AnnualRate = (loan: PricedLoan): ReactNode => <Figure value={aprOf(loan)} digits={1} unit="%" />;
