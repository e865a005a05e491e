import {
	amountToRepayRule,
	dailyInterestRule,
	type LoanTerms,
	loanPenaltyRule,
	type Owed,
	totalInterestRule,
} from "@tradewind/domain/loan";
import { type Money, money, wholeDecimal, zero } from "@tradewind/domain/money";
import type { CalendarDay } from "@tradewind/domain/time";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { useWords } from "../../i18n/words.ts";
import { AnnualRateComputation } from "./cost/annual-rate-computation.tsx";
import { RepaymentSchedule } from "./cost/repayment-schedule.tsx";

export interface OfferComputationsProps {
	/** At the due date. */
	readonly owed: Owed;
	readonly terms: LoanTerms;
}

/** Interest of a day and of the period, and the amount to repay on the due date (Spec 2 §9). */
export const OfferComputations = ({ owed, terms }: OfferComputationsProps): ReactNode => {
	const { t } = useWords();
	const nameOf = (figure: string) => t(`loan.computed.${figure}`);
	const { amount, dailyRate, loanPeriodDays, freePeriodDays } = terms;
	const daily = Result.getOrUndefined(dailyInterestRule.compute({ amount, dailyRate }));
	return (
		<>
			{daily ? (
				<Computation
					title={t("loan.dailyInterest")}
					rule={dailyInterestRule}
					nameOf={nameOf}
					figures={{ amount, dailyRate }}
					result={daily.interest}
				/>
			) : null}
			<Computation
				title={t("loan.totalInterest")}
				rule={totalInterestRule}
				nameOf={nameOf}
				figures={{
					amount,
					dailyRate,
					loanPeriodDays: wholeDecimal(loanPeriodDays),
					freePeriodDays: wholeDecimal(freePeriodDays),
				}}
				result={owed.interest}
			/>
			<AmountToRepay principal={amount} owed={owed} />
			<AnnualRateComputation amount={amount} interest={owed.interest} loanPeriodDays={loanPeriodDays} />
		</>
	);
};

const AmountToRepay = (props: { readonly principal: Money; readonly owed: Owed }): ReactNode => {
	const { t } = useWords();
	const { principal, owed } = props;
	return (
		<Computation
			title={t("loan.toRepay")}
			rule={amountToRepayRule}
			nameOf={(figure) => t(`loan.computed.${figure}`)}
			figures={{ principal, interest: owed.interest, penalty: owed.penalty }}
			result={owed.amount}
		/>
	);
};

interface LoanCourse {
	readonly terms: LoanTerms;
	readonly daysLent: number;
	/** In the time zone of the site. */
	readonly paidOutOn: CalendarDay | undefined;
}

export interface RecordComputationsProps {
	readonly principal: Money;
	/** As the platform reports them. */
	readonly interest: Money;
	readonly penalty: Money;
	/** The terms and days behind interest and penalty; `undefined` if the platform does not tell the free days. */
	readonly course: LoanCourse | undefined;
}

/** Interest, penalty and amount to repay of a loan, beside the figures of the platform (Spec 2 §9). */
export const RecordComputations = (props: RecordComputationsProps): ReactNode => {
	const { principal, interest, penalty, course } = props;
	const total = Result.getOrUndefined(amountToRepayRule.compute({ principal, interest, penalty }));
	return (
		<>
			{course ? <Course {...course} interest={interest} penalty={penalty} /> : null}
			<AmountToRepay
				principal={principal}
				owed={{ interest, penalty, amount: money(total?.amount ?? zero) }}
			/>
			{course ? <CostOfLoan {...course} /> : null}
		</>
	);
};

/** The rate and the due payment of a loan that was paid out. */
const CostOfLoan = ({ terms, paidOutOn }: LoanCourse): ReactNode => {
	const total = Result.getOrUndefined(totalInterestRule.compute(terms));
	if (!total) return null;
	const priced = { ...terms, interest: money(total.interest) };
	return (
		<>
			<AnnualRateComputation {...priced} />
			<RepaymentSchedule {...priced} paidOutOn={paidOutOn} />
		</>
	);
};

const Course = (
	props: LoanCourse & {
		readonly interest: Money;
		readonly penalty: Money;
	},
): ReactNode => {
	const { terms, daysLent } = props;
	const { t } = useWords();
	const nameOf = (figure: string) => t(`loan.computed.${figure}`);
	const { amount, dailyRate, penaltyRate, loanPeriodDays, freePeriodDays } = terms;
	const overdueDays = Math.max(daysLent - loanPeriodDays, 0);
	const interest = Result.getOrUndefined(totalInterestRule.compute(terms));
	const penalty = Result.getOrUndefined(loanPenaltyRule.compute({ amount, penaltyRate, overdueDays }));
	return (
		<>
			{interest ? (
				<Computation
					title={t("loan.interest")}
					rule={totalInterestRule}
					nameOf={nameOf}
					figures={{
						amount,
						dailyRate,
						loanPeriodDays: wholeDecimal(loanPeriodDays),
						freePeriodDays: wholeDecimal(freePeriodDays),
					}}
					result={money(interest.interest)}
					told={props.interest}
				/>
			) : null}
			{penalty ? (
				<Computation
					title={t("loan.penalty")}
					rule={loanPenaltyRule}
					nameOf={nameOf}
					figures={{ amount, penaltyRate, overdueDays: wholeDecimal(overdueDays) }}
					result={penalty.penalty}
					told={props.penalty}
				/>
			) : null}
		</>
	);
};
