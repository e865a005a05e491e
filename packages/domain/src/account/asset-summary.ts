import { Result } from "effect";
import { type Decimal, type Money, money } from "../money/decimal.ts";
import type { SiteSettings } from "../site/site-settings.ts";
import { sumOf, sumOfKnown } from "../sum/sum-of.ts";
import type { Balance } from "./balance.ts";
import { displayBalanceRule } from "./display-balance.rule.ts";
import { accountTotalRule } from "./total.rule.ts";

/**
 * The accounts that the site shows (Spec 1 §6): micro only with micro trading; forex with contract trading or if it
 * is the only account.
 */
export const shownBalances = (
	balances: readonly Balance[],
	site: Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading" | "hasOnlyOneAccount">,
): readonly Balance[] =>
	balances.filter(({ kind }) => {
		if (kind === "micro") return site.hasMicroTrading;
		return kind !== "forex" || site.hasContractTrading || site.hasOnlyOneAccount;
	});

/** Free plus locked money of all given balances; `undefined` without accounts, or if one of the figures is not known. */
export const totalBalance = (balances: readonly Pick<Balance, "free" | "locked">[]): Money | undefined => {
	const total = sumOfKnown(balances.flatMap(({ free, locked }) => [free, locked]));
	return total && balances.length > 0 ? money(total) : undefined;
};

/**
 * The figure of an account on every page: its free plus its locked money by `account.total`, each rounded to cents, so that the shown parts add up to it
 * (docs/assumptions.md, A-560).
 */
export const accountFigure = ({ free, locked }: Pick<Balance, "free" | "locked">): Money | undefined =>
	locked &&
	money(Result.getOrThrow(accountTotalRule.compute({ free: cents(free), locked: cents(locked) })).total);

/** The total of accounts as it is shown: the sum of their figures, so that they add up to it (docs/assumptions.md, A-560). */
export const shownTotal = (balances: readonly Pick<Balance, "free" | "locked">[]): Money | undefined => {
	const total = sumOfKnown(balances.map(accountFigure));
	return total && balances.length > 0 ? money(total) : undefined;
};

/**
 * A shown total plus the floating profit of the open positions, which the total does not include (Spec 1 §2, docs/assumptions.md,
 * Both parts are rounded to cents, so that they add up as they are shown.
 */
export const withFloatingProfit = (total: Money, floatingProfit: Decimal): Money =>
	money(sumOf([cents(total), cents(floatingProfit)]));

/** An amount as it is shown, rounded to cents by `account.display-balance` (Spec 1 §9). */
export const cents = (value: Decimal): Money =>
	money(Result.getOrThrow(displayBalanceRule.compute({ amount: value })).amount);
