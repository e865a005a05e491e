import { BigDecimal } from "effect";
import { decimal, divide, type Money, money, type Rate, rate } from "../money/decimal.ts";
import type { SiteSettings } from "../site/site-settings.ts";
import type { Balance } from "./balance.ts";

/**
 * The accounts that the site shows (Spec 1 §6): micro only with micro trading; forex with contract trading or when it is
 * the only account.
 */
export const shownBalances = (
	balances: readonly Balance[],
	site: Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading" | "hasOnlyOneAccount">,
): readonly Balance[] =>
	balances.filter(({ kind }) => {
		if (kind === "micro") return site.hasMicroTrading;
		return kind !== "forex" || site.hasContractTrading || site.hasOnlyOneAccount;
	});

/** Free and locked money of all the balances given. */
export const totalBalance = (balances: readonly Balance[]): Money =>
	money(BigDecimal.sumAll(balances.flatMap(({ free, locked }) => [free, locked])));

/** Profit of the day in percent of the total, 2 decimals, half up; `undefined` without a total (Spec 1 §2). */
export const dayProfitPercent = (profitOfDay: Money, total: Money): Rate | undefined => {
	const percent = divide(BigDecimal.multiply(profitOfDay, decimal("100")), total, 2, "half up");
	return percent && rate(percent);
};
