import { quickMenu, userMenu } from "../site/home-blocks.ts";
import type { SiteFlags } from "../site/site-flags.ts";
import type { MenuItem, SiteSettings } from "../site/site-settings.ts";
import type { CustomerRole } from "./permission.ts";
import { accessBlockOf } from "./route-guard.ts";

/** A menu row, and why it is blocked. */
export interface MenuRow {
	readonly item: MenuItem;
	readonly accessBlock: "only real account" | undefined;
}

const namePath = "/mine/auth";
const levelsPath = "/mine/auth-double";

/**
 * The page where a site verifies identities (Spec 2 §2): that of its menu; with both pages, or none, the real-name verification
 * (A-362).
 */
export const verificationPath = (
	menu: readonly MenuItem[] | undefined,
): "/mine/auth" | "/mine/auth-double" => {
	const has = (path: string): boolean => menu?.some((item) => item.path === path) ?? false;
	return has(levelsPath) && !has(namePath) ? levelsPath : namePath;
};

const transferPath = "/mine/transfer";

/**
 * The rows of a menu in its order (Spec 1 §5, §6). Transfers are hidden in one-account mode. For a demo customer a
 * row that the menu does not allow is blocked.
 */
export const menuRows = (
	menu: readonly MenuItem[] | undefined,
	which: "quick menu" | "user menu",
	site: Pick<SiteSettings, "hasOnlyOneAccount">,
	role: CustomerRole,
): readonly MenuRow[] =>
	withOneVerification(which === "quick menu" ? quickMenu(menu) : userMenu(menu))
		.filter(({ path }) => !(site.hasOnlyOneAccount && path === transferPath))
		.map((item) => ({ item, accessBlock: accessBlockOf(item, { isDemo: role === "demo customer" }) }));

/** The page of the levels leads to the verification of the name, too: with both in a menu, it is the one entry. */
const withOneVerification = (items: readonly MenuItem[]): readonly MenuItem[] =>
	items.some(({ path }) => path === levelsPath) ? items.filter(({ path }) => path !== namePath) : items;

/** A tile of the user centre: its target, or why it is blocked. */
export type MoneyTile =
	| { readonly is: "hidden" }
	| { readonly is: "page" }
	| { readonly is: "live chat" }
	| {
			readonly is: "blocked";
			readonly accessBlock: "only real account" | "login needed";
			/** Where it leads without the block. */
			readonly otherwise: "page" | "live chat";
	  };

/**
 * The recharge and withdraw tiles (Spec 1 §2, §6). A customer tag hides the first, and each is hidden where the site does
 * not offer it. Demo customers need a real account. The live chat may replace either page.
 */
export const moneyTiles = (
	flags: Pick<
		SiteFlags,
		| "customerTag"
		| "contactForDeposits"
		| "depositsCrypto"
		| "depositsToBank"
		| "contactForWithdrawals"
		| "withdrawsCrypto"
		| "withdrawsToBank"
	>,
	role: CustomerRole,
): { readonly recharge: MoneyTile; readonly withdraw: MoneyTile } => {
	const tile = (isOffered: boolean, isByContact: boolean): MoneyTile => {
		if (!(isOffered || isByContact)) return { is: "hidden" };
		const is = isByContact ? "live chat" : "page";
		if (role === "visitor") return { is: "blocked", accessBlock: "login needed", otherwise: is };
		if (role === "demo customer") return { is: "blocked", accessBlock: "only real account", otherwise: is };
		return { is };
	};
	return {
		recharge:
			flags.customerTag === "no recharge tile"
				? { is: "hidden" }
				: tile(flags.depositsCrypto || flags.depositsToBank, flags.contactForDeposits),
		withdraw: tile(flags.withdrawsCrypto || flags.withdrawsToBank, flags.contactForWithdrawals),
	};
};
