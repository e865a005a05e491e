import { Result } from "effect";
import { type AmountWarning, amountWarnings } from "../../money/amount-warning.ts";
import { type Money, money, type Rate, rate } from "../../money/decimal.ts";
import { type AmountIssue, readAmount } from "../../money/read-amount.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import type { AgreementTexts } from "../agreement/agreement-text.ts";
import { dailyInterestRule } from "../figures/daily-interest.rule.ts";
import { ratePercentRule } from "../figures/rate-percent.rule.ts";
import { totalInterestRule } from "../figures/total-interest.rule.ts";
import type { Borrower } from "../record/loan-record.ts";
import { type LoanForm, type LoanOffer, planOf } from "./loan-form.ts";
import type { LoanPlan } from "./loan-plan.ts";

/** The facts of a loan request. */
export interface LoanFacts extends LoanOffer {
	/** The terms must be ticked. */
	readonly needsTerms: boolean;
	readonly showsDailyInterest: boolean;
	readonly showsTotalInterest: boolean;
	/** Name of the site. */
	readonly site: string;
	readonly currency: string;
	/** The person named in the agreement; `undefined` while unknown. */
	readonly borrower: Borrower | undefined;
	/** The amount of the customer's application, with which the form of the first loan begins (docs/assumptions.md, A-620). */
	readonly wished?: Money | undefined;
	readonly agreementTexts: AgreementTexts;
	/** In the platform's calendar; `undefined` while unknown. */
	readonly today: CalendarDay | undefined;
}

type LoanIssue =
	| AmountIssue
	| { readonly is: "no plan chosen" | "interest not known"; readonly field: "plan" }
	| { readonly is: "terms not ticked"; readonly field: "terms" };

/** A valid loan with its terms, ready for the request. */
export interface LoanOrder {
	readonly plan: LoanPlan;
	readonly amount: Money;
}

export interface LoanSummary {
	readonly plan: LoanPlan | undefined;
	readonly dailyRatePercent: Rate | undefined;
	/** Only if the site shows them and the amount is valid. */
	readonly dailyInterest: Money | undefined;
	readonly totalInterest: Money | undefined;
	/** Why the loan cannot be requested, in the order of the fields; empty when it can. */
	readonly issues: readonly LoanIssue[];
	/** The limits of the plan that the amount violates, as warnings. */
	readonly warnings: readonly AmountWarning[];
	/** The loan that the customer confirms. */
	readonly order: LoanOrder | undefined;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * Validates a loan (Spec 2 §5): an amount and, if required, ticked terms. An amount outside the plan's limits is a
 * warning only.
 */
export const summariseLoan = (form: LoanForm, facts: LoanFacts): LoanSummary => {
	const plan = planOf(form, facts.plans);
	const amount = readAmount(form.amount, facts.language, { decimals });
	const interest = plan && amount.value && interestOf(plan, amount.value);
	const issues: LoanIssue[] = [];
	if (amount.issue) issues.push(amount.issue);
	if (!plan) issues.push({ is: "no plan chosen", field: "plan" });
	else if (amount.value && !interest) issues.push({ is: "interest not known", field: "plan" });
	if (facts.needsTerms && !form.isTermsTicked) issues.push({ is: "terms not ticked", field: "terms" });
	return {
		plan,
		dailyRatePercent: plan && percentOf(plan.dailyRate),
		dailyInterest: facts.showsDailyInterest ? interest?.daily : undefined,
		totalInterest: facts.showsTotalInterest ? interest?.total : undefined,
		issues,
		warnings: amountWarnings(amount.value, { minimum: plan?.minAmount, maximum: plan?.maxAmount }),
		order: issues.length === 0 && plan && amount.value ? { plan, amount: amount.value } : undefined,
	};
};

const percentOf = (dailyRate: Rate): Rate | undefined =>
	Result.getOrUndefined(
		Result.map(ratePercentRule.compute({ rate: dailyRate }), ({ percent }) => rate(percent)),
	);

/** Daily and total interest; `undefined` if the rules refuse the plan's figures, or the free days are not known. */
const interestOf = (
	{ dailyRate, loanPeriodDays, freePeriodDays }: LoanPlan,
	amount: Money,
): { readonly daily: Money; readonly total: Money } | undefined => {
	if (freePeriodDays === undefined) return undefined;
	const daily = dailyInterestRule.compute({ amount, dailyRate });
	const total = totalInterestRule.compute({ amount, dailyRate, loanPeriodDays, freePeriodDays });
	return Result.getOrUndefined(
		Result.map(Result.all([daily, total]), ([ofDay, ofLoan]) => ({
			daily: money(ofDay.interest),
			total: money(ofLoan.interest),
		})),
	);
};
