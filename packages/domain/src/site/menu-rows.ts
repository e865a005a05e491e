import { accessBlockOf } from "../session/login/route-guard.ts";
import { quickMenu, userMenu } from "./home-blocks.ts";
import type { CustomerRole } from "./permission.ts";
import type { SiteFlags } from "./site-flags.ts";
import type { MenuItem, SiteSettings } from "./site-settings.ts";

/** A row of a menu, and what a tap on it says instead of leading anywhere. */
export interface MenuRow {
	readonly item: MenuItem;
	readonly accessBlock: "only real account" | undefined;
}

const transferPath = "/mine/transfer";

/**
 * The rows of a menu as somebody sees them, in the menu's order (Spec 1 §5, §6): transfers are not offered in one-account
 * mode; to a demo customer a row that the menu doesn't allow says that it needs a real account.
 */
export const menuRows = (
	menu: readonly MenuItem[] | undefined,
	which: "quick menu" | "user menu",
	site: Pick<SiteSettings, "hasOnlyOneAccount">,
	role: CustomerRole,
): readonly MenuRow[] =>
	(which === "quick menu" ? quickMenu(menu) : userMenu(menu))
		.filter(({ path }) => !(site.hasOnlyOneAccount && path === transferPath))
		.map((item) => ({ item, accessBlock: accessBlockOf(item, { isDemo: role === "demo customer" }) }));

/** A tile of the user centre: where it leads, or what it says. */
export type MoneyTile =
	| { readonly is: "hidden" }
	| { readonly is: "page" }
	| { readonly is: "live chat" }
	| { readonly is: "blocked"; readonly accessBlock: "only real account" | "login needed" };

/**
 * The recharge and withdraw tiles (Spec 1 §2, §6): a customer tag hides the first; a demo customer is told that they need
 * a real account; the live chat may stand in for either page.
 */
export const moneyTiles = (
	flags: Pick<SiteFlags, "customerTag" | "contactForDeposits" | "contactForWithdrawals">,
	role: CustomerRole,
): { readonly recharge: MoneyTile; readonly withdraw: MoneyTile } => {
	const tile = (isByContact: boolean): MoneyTile => {
		if (role === "visitor") return { is: "blocked", accessBlock: "login needed" };
		if (role === "demo customer") return { is: "blocked", accessBlock: "only real account" };
		return { is: isByContact ? "live chat" : "page" };
	};
	return {
		recharge: flags.customerTag === "no recharge tile" ? { is: "hidden" } : tile(flags.contactForDeposits),
		withdraw: tile(flags.contactForWithdrawals),
	};
};
