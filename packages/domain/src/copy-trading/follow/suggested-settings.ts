import { BigDecimal, Result } from "effect";
import { transferableRule } from "../../account/transferable.rule.ts";
import { decimal, type Money, money, rate } from "../../money/decimal.ts";
import type { FollowerSettings } from "./follow-command.ts";
import { suggestedAmountRule } from "./suggested-amount.rule.ts";

/** Settings to begin with, for a customer who has typed none. */
export interface SuggestedSettings extends FollowerSettings {
	/** Whether every order of the last three weeks would have been copied in full. */
	readonly coversAll: boolean;
}

/**
 * The trader's own size, and as the maximum amount what copying the last three weeks in full would have reserved, but not
 * more than is free (docs/assumptions.md, A-403). `undefined` if nothing is known to reserve, or nothing is free.
 */
export const suggestedSettings = (stake: Money, free: Money | undefined): SuggestedSettings | undefined => {
	const { amount: all } = Result.getOrThrow(suggestedAmountRule.compute({ stake }));
	const most = free && Result.getOrThrow(transferableRule.compute({ free })).transferable;
	const coversAll = most === undefined || BigDecimal.isLessThanOrEqualTo(all, most);
	const maxAmount = money(coversAll ? all : most);
	return BigDecimal.isPositive(maxAmount) ? { multiple: once, maxAmount, coversAll } : undefined;
};

const once = rate(decimal("1"));
