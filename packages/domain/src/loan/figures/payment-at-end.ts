import { Result } from "effect";
import { type Money, money, zero } from "../../money/decimal.ts";
import { amountToRepayRule } from "./amount-to-repay.rule.ts";

/** The one payment of a loan that is repaid on its due date, by `loan.amount-to-repay`; `undefined` where the rule refuses it. */
export const paymentAtEnd = (loan: {
	readonly amount: Money;
	readonly interest: Money;
}): Money | undefined => {
	const computed = amountToRepayRule.compute({
		principal: loan.amount,
		interest: loan.interest,
		penalty: zero,
	});
	return Result.getOrUndefined(Result.map(computed, ({ amount }) => money(amount)));
};
