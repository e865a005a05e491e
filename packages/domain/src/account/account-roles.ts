import type { SiteSettings } from "../site/site-settings.ts";
import type { AccountKind } from "./balance.ts";

/**
 * The account that deposits and redeemed funds are paid to, and that pays withdrawals and funds: the change account, in
 * one-account mode the contract account (docs/assumptions.md, A-320).
 */
export const cashAccountKind = ({
	hasOnlyOneAccount,
}: Pick<SiteSettings, "hasOnlyOneAccount">): AccountKind => (hasOnlyOneAccount ? "forex" : "change");

/**
 * The account that loans are paid out to: one that pays orders, because an unpaid loan blocks transfers but not trading
 * (docs/assumptions.md, A-511).
 */
export const loanAccountKind = (
	site: Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading" | "hasOnlyOneAccount">,
): AccountKind => {
	if (site.hasOnlyOneAccount || site.hasContractTrading) return "forex";
	return site.hasMicroTrading ? "micro" : "change";
};
