import type { Customer } from "../session/login/customer.ts";
import type { SiteFlags } from "../site/site-flags.ts";
import type { SiteSettings } from "../site/site-settings.ts";

/** The customer's role on the site (Spec 1 §6, Spec 2 §6). A trader is a real customer whom others can follow. */
export type CustomerRole = "visitor" | "demo customer" | "real customer" | "trader";

export const roleOf = (customer: Pick<Customer, "isDemo" | "isTrader"> | undefined): CustomerRole => {
	if (!customer) return "visitor";
	if (customer.isDemo) return "demo customer";
	return customer.isTrader ? "trader" : "real customer";
};

/** The actions on the site. */
export const actions = [
	"view quotes",
	"order contracts",
	"order micro",
	"view orders",
	"view the account",
	"reset the demo account",
	"deposit",
	"withdraw",
	"transfer",
	"verify identity",
	"borrow",
	"subscribe to funds",
	"follow traders",
	"apply as trader",
	"view followers",
] as const;
export type Action = (typeof actions)[number];

/** Why an action is blocked. */
export type AccessBlock =
	| "login needed"
	| "only real account"
	/** The site does not offer it. */
	| "switched off"
	/** The live chat replaces it. */
	| "contact support"
	| "only demo account"
	| "only traders"
	| "already a trader";

export interface SiteOffer {
	readonly settings: Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading" | "hasOnlyOneAccount">;
	readonly flags: SiteFlags;
}

/**
 * Why an action is blocked for a role, or `undefined` if it is allowed (Spec 1 §6, Spec 2 §6). Actions that the site
 * does not offer are checked first, so that no login is requested for them.
 */
export const accessBlockFor = (
	action: Action,
	role: CustomerRole,
	site: SiteOffer,
): AccessBlock | undefined => {
	if (isSwitchedOff(action, site)) return "switched off";
	if (action === "view quotes") return undefined;
	if (role === "visitor") return "login needed";
	if (action === "reset the demo account") return role === "demo customer" ? undefined : "only demo account";
	if (openToDemo.includes(action)) return undefined;
	if (role === "demo customer") return "only real account";
	if (action === "deposit" && site.flags.contactForDeposits) return "contact support";
	if (action === "withdraw" && site.flags.contactForWithdrawals) return "contact support";
	if (action === "view followers" && role !== "trader") return "only traders";
	if (action === "apply as trader" && role === "trader") return "already a trader";
	return undefined;
};

/** Actions that demo customers may use like real ones. */
const openToDemo: readonly Action[] = ["order contracts", "order micro", "view orders", "view the account"];

const isSwitchedOff = (action: Action, { settings, flags }: SiteOffer): boolean => {
	switch (action) {
		case "order contracts":
			return !settings.hasContractTrading;
		case "order micro":
			return !settings.hasMicroTrading;
		case "transfer":
			return settings.hasOnlyOneAccount;
		case "deposit":
			return !(flags.contactForDeposits || flags.depositsCrypto || flags.depositsToBank);
		case "withdraw":
			return !(flags.contactForWithdrawals || flags.withdrawsCrypto || flags.withdrawsToBank);
		default:
			return false;
	}
};
