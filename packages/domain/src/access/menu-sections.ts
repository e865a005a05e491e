/** The groups of the user centre, in their order (docs/assumptions.md, A-591). */
export const menuSections = ["money", "invest", "security", "help"] as const;
export type MenuSection = (typeof menuSections)[number];

/** The group of a page. One that the app does not know is in the last group. */
export const menuSectionOf = (path: string): MenuSection =>
	menuSections.find((section) => pagesOf[section].some((page) => isPageOf(path, page))) ?? "help";

/** A page with the pages below it, such as `/loan` with `/loan/record`. */
const isPageOf = (path: string, page: string): boolean =>
	path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`);

const pagesOf: Readonly<Record<MenuSection, readonly string[]>> = {
	money: [
		"/mine/wallet",
		"/mine/accounts",
		"/mine/charge",
		"/mine/withdraw",
		"/mine/withdraw-way",
		"/mine/bank-card-list",
		"/mine/coin-address-list",
		"/mine/transfer",
		"/mine/history",
		"/mine/journal",
		"/mine/statement",
		"/loan",
	],
	invest: ["/mining", "/follow", "/rank", "/trade", "/order", "/product", "/news"],
	security: ["/mine/auth", "/mine/auth-double", "/mine/password", "/mine/pay-password", "/mine/security"],
	help: [],
};
