import { BigDecimal } from "effect";
import { type Money, money } from "../money/decimal.ts";
import type { SiteSettings } from "../site/site-settings.ts";
import type { Balance } from "./balance.ts";

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

/** Free plus locked money of all given balances. */
export const totalBalance = (balances: readonly Balance[]): Money =>
	money(BigDecimal.sumAll(balances.flatMap(({ free, locked }) => [free, locked])));
