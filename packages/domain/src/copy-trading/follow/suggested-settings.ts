import { BigDecimal, Result } from "effect";
import { decimal, type Money, money, rate } from "../../money/decimal.ts";
import type { FollowerSettings } from "./follow-command.ts";
import { suggestedAmountRule } from "./suggested-amount.rule.ts";

/** Settings to begin with, for a customer who has typed none. */
export type SuggestedSettings =
	| (FollowerSettings & {
			readonly is: "amount";
			/** Whether the amount is enough for all the typical orders that it is meant for. */
			readonly coversAll: boolean;
	  })
	/** A typical order alone needs more than a suggestion may take. */
	| { readonly is: "too little"; readonly limit: Money };

/**
 * The trader's own size, and a maximum amount for a few typical orders of margin `typical`, which is never more than a part of
 * what is `free` (docs/assumptions.md, A-403).
 */
export const suggestedSettings = (typical: Money, free: Money): SuggestedSettings => {
	const rule = suggestedAmountRule.compute({ typicalMargin: typical, free });
	const { amount, limit } = Result.getOrThrow(rule);
	if (BigDecimal.isGreaterThan(typical, limit) || BigDecimal.isZero(limit))
		return { is: "too little", limit: money(limit) };
	const coversAll = BigDecimal.isLessThanOrEqualTo(amount, limit);
	return { is: "amount", multiple: once, maxAmount: money(coversAll ? amount : limit), coversAll };
};

const once = rate(decimal("1"));
