import { BigDecimal } from "effect";
import { decimal, type Money, money, rate, round } from "../../money/decimal.ts";
import type { FollowerSettings } from "./follow-command.ts";

/** Settings to begin with, for a customer who has typed none. */
export interface SuggestedSettings extends FollowerSettings {
	/** Whether every order of the last three weeks would have been copied in full. */
	readonly coversAll: boolean;
}

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/**
 * The trader's own size, and as the maximum amount what copying the last three weeks in full would have reserved, but not
 * more than is free (docs/assumptions.md, A-403). `undefined` if nothing is known to reserve, or nothing is free.
 */
export const suggestedSettings = (stake: Money, free: Money | undefined): SuggestedSettings | undefined => {
	const all = round(stake, decimals, "up");
	const most = free && round(free, decimals, "down");
	const coversAll = most === undefined || BigDecimal.isLessThanOrEqualTo(all, most);
	const maxAmount = money(coversAll ? all : most);
	return BigDecimal.isPositive(maxAmount) ? { multiple: once, maxAmount, coversAll } : undefined;
};

const once = rate(decimal("1"));
