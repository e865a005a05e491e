import { decimal, type Money, money, type Rate, rate } from "@tradewind/domain/money";

/** The terms of a loan. Rates are fractions per day. */
export interface Plan {
	readonly id: number;
	readonly loanPeriodDays: number;
	readonly freePeriodDays: number;
	readonly minAmount: Money;
	readonly maxAmount: Money;
	readonly dailyRate: Rate;
	readonly penaltyRate: Rate;
}

const plan = (
	id: number,
	[loanPeriodDays, freePeriodDays]: readonly [number, number],
	[min, max]: readonly [string, string],
	[daily, penalty]: readonly [string, string],
): Plan => ({
	id,
	loanPeriodDays,
	freePeriodDays,
	minAmount: money(decimal(min)),
	maxAmount: money(decimal(max)),
	dailyRate: rate(decimal(daily)),
	penaltyRate: rate(decimal(penalty)),
});

/** The loans that are offered. The first has the most free days, the last costs the least per day. */
export const plans: readonly Plan[] = [
	plan(1, [30, 7], ["100", "5000"], ["0.0005", "0.001"]),
	plan(2, [7, 3], ["50", "1000"], ["0.0008", "0.002"]),
	plan(3, [90, 14], ["500", "20000"], ["0.0004", "0.001"]),
	plan(4, [365, 30], ["1000", "50000"], ["0.0003", "0.0008"]),
];

/** The text that an app without a template of its own shows. HTML. */
export const storedAgreement =
	"<p>The customer repays the loan with its interest. A late repayment costs a penalty. Until the loan is repaid, money can be traded with, but not withdrawn or transferred.</p>";
