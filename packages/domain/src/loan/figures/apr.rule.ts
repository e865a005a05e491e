import { BigDecimal, Result, Schema } from "effect";
import { wholeDecimal } from "../../money/decimal.ts";
import { defineRule } from "../../rule/define-rule.ts";
import { DecimalField, firstNegative, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";
import { annualPercentage } from "./annual-rate.ts";

const id = "loan.apr";

/** A hundred years. */
const longestDays = 36_500;

/**
 * The annual percentage rate of a loan that is repaid in equal payments at equal intervals (our addition, A-380; Directive 2008/48, Annex I). A loan of
 * this platform has one payment. Refuses negative figures, a loan of which nothing is received, a term over a hundred years, and a debt that grows
 * by more than 12 % a day.
 */
export const aprRule = defineRule({
	id,
	title: "Annual percentage rate of a loan",
	clause: "Spec 2 §9",
	formula:
		"one: ((payment ÷ (amount − withheld)) ^ (365 ÷ daysBetween) − 1) × 100; several: the percentage for which amount − withheld = Σ payment ÷ (1 + percent ÷ 100) ^ (k × daysBetween ÷ 365), k from 1 to payments",
	whyCode: "it is searched: no formula gives it for several payments",
	rounding: "half up to 1 decimals; never below 0",
	input: Schema.Struct({
		amount: DecimalField,
		withheld: DecimalField,
		payment: DecimalField,
		payments: WholeField,
		daysBetween: WholeField,
	}),
	output: Schema.Struct({ percent: DecimalField }),
	examples: [
		{
			shows: "1,000 lent and 1,200 repaid after 546 days: 12.96 %, rounded",
			given: { amount: "1000", withheld: "0", payment: "1200", payments: "1", daysBetween: "546" },
			gives: { percent: "13" },
		},
		{
			shows: "with 50 withheld: 16.90 %",
			given: { amount: "1000", withheld: "50", payment: "1200", payments: "1", daysBetween: "546" },
			gives: { percent: "16.9" },
		},
		{
			shows: "two payments of 600 after one and two years: 13.07 %",
			given: { amount: "1000", withheld: "0", payment: "600", payments: "2", daysBetween: "365" },
			gives: { percent: "13.1" },
		},
		{
			shows: "an exact half is rounded up",
			given: { amount: "1000", withheld: "0", payment: "1129.5", payments: "1", daysBetween: "365" },
			gives: { percent: "13" },
		},
		{
			shows: "a smallest step below the half is not",
			given: {
				amount: "1000",
				withheld: "0",
				payment: "1129.499999999999999999",
				payments: "1",
				daysBetween: "365",
			},
			gives: { percent: "12.9" },
		},
		{
			shows: "a thousandth a day over thirty days, seven of them free",
			given: { amount: "5000", withheld: "0", payment: "5115", payments: "1", daysBetween: "30" },
			gives: { percent: "31.9" },
		},
		{
			shows: "a loan without cost has 0 percent",
			given: { amount: "5000", withheld: "0", payment: "5000", payments: "1", daysBetween: "7" },
			gives: { percent: "0" },
		},
		{
			shows: "a loan of nothing is refused",
			given: { amount: "0", withheld: "0", payment: "1", payments: "1", daysBetween: "7" },
			gives: { refused: "amount" },
		},
		{
			shows: "a loan that is withheld completely is refused",
			given: { amount: "1000", withheld: "1000", payment: "1200", payments: "1", daysBetween: "546" },
			gives: { refused: "withheld" },
		},
		{
			shows: "more than 12 % a day is refused",
			given: {
				amount: "1000",
				withheld: "0",
				payment: "1120.000000000000000001",
				payments: "1",
				daysBetween: "1",
			},
			gives: { refused: "payment" },
		},
		{
			shows: "more than a hundred years are refused",
			given: { amount: "1000", withheld: "0", payment: "100", payments: "101", daysBetween: "365" },
			gives: { refused: "payments" },
		},
	],
	compute: (figures) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const { amount, withheld, payment, payments, daysBetween } = figures;
		if (BigDecimal.isZero(amount)) return refuse(id, "amount", "is zero");
		if (!BigDecimal.isLessThan(withheld, amount)) return refuse(id, "withheld", "is too large");
		if (payments === 0) return refuse(id, "payments", "is zero");
		if (daysBetween === 0) return refuse(id, "daysBetween", "is zero");
		if (daysBetween > longestDays) return refuse(id, "daysBetween", "is too large");
		if (payments * daysBetween > longestDays) return refuse(id, "payments", "is too large");
		const flows = Array.from({ length: payments }, (_, index) => ({
			amount: payment,
			days: (index + 1) * daysBetween,
		}));
		const percent = annualPercentage(BigDecimal.subtract(amount, withheld), flows, 1);
		return percent ? Result.succeed({ percent }) : refuse(id, "payment", "is too large");
	},
});

/** The annual percentage rate of a loan with one payment at its end; `undefined` where the rule refuses it. */
export const aprOf = (loan: {
	readonly amount: BigDecimal.BigDecimal;
	readonly interest: BigDecimal.BigDecimal;
	readonly loanPeriodDays: number;
}): BigDecimal.BigDecimal | undefined =>
	Result.getOrUndefined(
		Result.map(
			aprRule.compute({
				amount: loan.amount,
				withheld: wholeDecimal(0),
				payment: BigDecimal.sum(loan.amount, loan.interest),
				payments: 1,
				daysBetween: loan.loanPeriodDays,
			}),
			({ percent }) => percent,
		),
	);
