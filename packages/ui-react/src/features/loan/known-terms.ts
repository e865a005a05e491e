import type { LoanTerms } from "@tradewind/domain/loan";
import { noValue } from "../../figures/figure-text.ts";
import type { Translate } from "../../i18n/translator.ts";

type Reported = { readonly [Term in keyof LoanTerms]: LoanTerms[Term] | undefined };

/** The terms of a loan; `undefined` if the platform does not report one of them. */
export const knownTerms = (terms: Reported): LoanTerms | undefined => {
	const { amount, loanPeriodDays, freePeriodDays, dailyRate, penaltyRate } = terms;
	return amount && loanPeriodDays !== undefined && freePeriodDays !== undefined && dailyRate && penaltyRate
		? { amount, loanPeriodDays, freePeriodDays, dailyRate, penaltyRate }
		: undefined;
};

/** A number of days; `--` if the platform does not report it. */
export const daysText = (days: number | undefined, t: Translate): string =>
	days === undefined ? noValue : t("loan.days", { count: days });
