import { Result } from "effect";
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

/** What is known of a loan that is asked for. */
export interface LoanFacts extends LoanOffer {
	/** The terms must be ticked before the loan is asked for. */
	readonly needsTerms: boolean;
	readonly showsDailyInterest: boolean;
	readonly showsTotalInterest: boolean;
	/** The name of the site. */
	readonly site: string;
	readonly currency: string;
	/** Whom the agreement names; `undefined` while that is not known. */
	readonly borrower: Borrower | undefined;
	readonly agreementTexts: AgreementTexts;
	/** By the platform's calendar; `undefined` while it is not known. */
	readonly today: CalendarDay | undefined;
}

export type LoanIssue =
	| AmountIssue
	| { readonly is: "no plan chosen" | "interest not known" | "terms not ticked" };

/** A loan with its terms, ready to be asked for. */
export interface LoanOrder {
	readonly plan: LoanPlan;
	readonly amount: Money;
}

export interface LoanSummary {
	readonly plan: LoanPlan | undefined;
	readonly dailyRatePercent: Rate | undefined;
	/** Where the site shows them, and once the amount can be lent. */
	readonly dailyInterest: Money | undefined;
	readonly totalInterest: Money | undefined;
	/** Why the loan can't be asked for, in the order of the fields; empty when it can. */
	readonly issues: readonly LoanIssue[];
	/** What the customer confirms. */
	readonly order: LoanOrder | undefined;
}

/** Amounts are kept to two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/** Judges a loan (Spec 2 §5): an amount within the bounds of its plan, and ticked terms where the site wants them. */
export const summariseLoan = (form: LoanForm, facts: LoanFacts): LoanSummary => {
	const plan = planOf(form, facts.plans);
	const bounds = { decimals, minimum: plan?.minAmount, maximum: plan?.maxAmount };
	const amount = readAmount(form.amount, facts.language, bounds);
	const interest = plan && amount.value && interestOf(plan, amount.value);
	const issues: LoanIssue[] = [];
	if (amount.issue) issues.push(amount.issue);
	if (!plan) issues.push({ is: "no plan chosen" });
	else if (amount.value && !interest) issues.push({ is: "interest not known" });
	if (facts.needsTerms && !form.isTermsTicked) issues.push({ is: "terms not ticked" });
	return {
		plan,
		dailyRatePercent: plan && percentOf(plan.dailyRate),
		dailyInterest: facts.showsDailyInterest ? interest?.daily : undefined,
		totalInterest: facts.showsTotalInterest ? interest?.total : undefined,
		issues,
		order: issues.length === 0 && plan && amount.value ? { plan, amount: amount.value } : undefined,
	};
};

const percentOf = (dailyRate: Rate): Rate | undefined =>
	Result.getOrUndefined(
		Result.map(ratePercentRule.compute({ rate: dailyRate }), ({ percent }) => rate(percent)),
	);

/** Interest of a day and of the whole loan; none where the plan's figures make none. */
const interestOf = (
	{ dailyRate, loanPeriodDays, freePeriodDays }: LoanPlan,
	amount: Money,
): { readonly daily: Money; readonly total: Money } | undefined => {
	const daily = dailyInterestRule.compute({ amount, dailyRate });
	const total = totalInterestRule.compute({ amount, dailyRate, loanPeriodDays, freePeriodDays });
	return Result.getOrUndefined(
		Result.map(Result.all([daily, total]), ([ofDay, ofLoan]) => ({
			daily: money(ofDay.interest),
			total: money(ofLoan.interest),
		})),
	);
};
