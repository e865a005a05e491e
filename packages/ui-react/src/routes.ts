/** Lists that are read again when the customer arrives at a screen (Spec 1 §2). */
type Reread = "market" | "orders" | "balances";

export interface Route {
	readonly path: `/${string}`;
	/** The file `<screen>.screen.tsx` below src/, which exports `Screen`. */
	readonly screen: `${"features" | "screens"}/${string}`;
	/**
	 * Visitors of a customers' screen are redirected to the login (Spec 1 §6). Demo customers see at a screen for real customers how
	 * to get a real account (Spec 1 §5, §6).
	 */
	readonly access: "everyone" | "customers" | "real customers";
	/** The parameter of the query with the id of what the screen shows. */
	readonly id?: "id" | "loan_id";
	/** Key of the title: the heading of the page frame and the document's title. */
	readonly title: string;
	/** Key of a shorter name in the tab bar. */
	readonly tabTitle?: string;
	/** A tab of the tab bar, which keeps its state when the customer leaves it (Spec 1 §2). */
	readonly tab?: true;
	/** Columns beside each other: on desktops, or also on tablets and on phones in landscape; or the rows of lists in columns on desktops. */
	readonly wide?: "desktop" | "landscape" | "lists";
	readonly rereads?: readonly Reread[];
	/** Files below src/ that load on demand and that this screen needs at once: fetched together with it. */
	readonly preloads?: readonly string[];
}

/** Every route of the app, tabs in the order of the tab bar. Another path leads to `/` (Spec 1 §2). */
export const routes = [
	{
		path: "/",
		screen: "features/home/home",
		access: "everyone",
		title: "shared.market",
		tab: true,
		wide: "desktop",
		rereads: ["market", "balances"],
	},
	{
		path: "/trade",
		screen: "screens/trade/trade",
		access: "everyone",
		title: "shared.trade",
		tab: true,
		wide: "landscape",
		rereads: ["market", "orders", "balances"],
		preloads: ["features/market/chart/candle-chart.tsx"],
	},
	{
		path: "/order",
		screen: "screens/orders/orders",
		access: "customers",
		title: "shared.orders",
		tab: true,
		wide: "desktop",
		rereads: ["market", "orders"],
	},
	{
		path: "/follow",
		screen: "features/copy-trading/traders/follow",
		access: "everyone",
		title: "shared.copyTrading",
		tabTitle: "shared.copyTrading.tab",
		tab: true,
		wide: "lists",
	},
	{
		path: "/rank",
		screen: "features/copy-trading/ranking",
		access: "everyone",
		title: "shared.ranking",
		tab: true,
		wide: "lists",
	},
	{
		path: "/user",
		screen: "features/user-centre/user",
		access: "customers",
		title: "shared.account",
		tab: true,
		rereads: ["balances"],
	},
	{
		path: "/follow/follow-list",
		screen: "features/copy-trading/traders/follow-list",
		access: "everyone",
		title: "copy-trading.traders",
	},
	{
		path: "/follow/trader",
		screen: "screens/trader/trader",
		access: "everyone",
		id: "id",
		title: "copy-trading.trader",
	},
	{
		path: "/follow/submit",
		screen: "features/copy-trading/following/submit",
		access: "customers",
		id: "id",
		title: "copy-trading.submit",
		rereads: ["market"],
	},
	{
		path: "/follow/trader-apply",
		screen: "features/copy-trading/being-followed/trader-apply",
		access: "customers",
		title: "copy-trading.apply",
	},
	{
		path: "/follow/my-follower",
		screen: "features/copy-trading/being-followed/my-follower",
		access: "customers",
		title: "copy-trading.my followers",
	},
	{
		path: "/loan/agreement",
		screen: "features/loan/agreement/agreement",
		access: "real customers",
		title: "loan.agreement.title",
	},
	{
		path: "/loan/sign",
		screen: "features/loan/signature/sign",
		access: "real customers",
		title: "loan.sign",
	},
	{ path: "/login", screen: "features/session/login/login", access: "everyone", title: "session.login" },
	{
		path: "/register",
		screen: "features/session/registration/registration",
		access: "everyone",
		title: "session.register",
	},
	{
		path: "/forgot",
		screen: "features/session/password/forgot",
		access: "everyone",
		title: "session.forgot",
	},
	{ path: "/language", screen: "features/site/language", access: "everyone", title: "site.language" },
	{
		path: "/product",
		screen: "features/search/product-search",
		access: "everyone",
		title: "search.title",
	},
	{
		path: "/mine/accounts",
		screen: "features/account/wallet",
		access: "customers",
		title: "account.title",
		rereads: ["balances"],
	},
	{
		path: "/mine/wallet",
		screen: "features/account/wallet",
		access: "customers",
		title: "account.wallet",
		rereads: ["balances"],
	},
	{
		path: "/mine/transfer",
		screen: "features/transfer/transfer",
		access: "real customers",
		title: "transfer.title",
		rereads: ["orders", "balances"],
	},
	{
		path: "/mine/history",
		screen: "features/account/account-history",
		access: "customers",
		title: "account.history",
		rereads: ["balances"],
	},
	{
		path: "/mine/journal",
		screen: "screens/journal/journal",
		access: "customers",
		title: "journal.title",
		rereads: ["balances"],
	},
	{
		path: "/mine/statement",
		screen: "features/account/statement/statement",
		access: "customers",
		title: "account.statement",
		rereads: ["balances"],
	},
	{
		path: "/mine/charge",
		screen: "features/deposit/charge",
		access: "real customers",
		title: "deposit.title",
		rereads: ["balances"],
	},
	{
		path: "/mine/password",
		screen: "features/session/password/password",
		access: "real customers",
		title: "session.login.title",
	},
	{
		path: "/mine/pay-password",
		screen: "features/session/password/pay-password",
		access: "real customers",
		title: "session.pay.title",
	},
	{ path: "/mining", screen: "features/fund/funds", access: "everyone", title: "fund.title" },
	{
		path: "/mining/subscribe",
		screen: "features/fund/subscribe",
		access: "real customers",
		id: "id",
		title: "fund.subscribe.title",
	},
	{ path: "/mining/record", screen: "features/fund/record", access: "real customers", title: "fund.record" },
	{
		path: "/mining/income",
		screen: "features/fund/income",
		access: "real customers",
		id: "id",
		title: "fund.income",
	},
	{
		path: "/mine/auth",
		screen: "features/verification/real-name",
		access: "real customers",
		title: "verification.realName",
	},
	{
		path: "/mine/auth-double",
		screen: "features/verification/levels",
		access: "real customers",
		title: "verification.levels",
	},
	{
		path: "/mine/auth-double-submit",
		screen: "features/verification/level",
		access: "real customers",
		title: "verification.level",
	},
	{
		path: "/mine/invite",
		screen: "features/user-centre/invite",
		access: "customers",
		title: "user-centre.invite",
	},
	{
		path: "/mine/system",
		screen: "features/user-centre/system",
		access: "customers",
		title: "user-centre.system",
	},
	{ path: "/mine/email", screen: "features/support/email", access: "customers", title: "support.email" },
	{
		path: "/mine/announcement",
		screen: "features/site/announcement",
		access: "customers",
		title: "site.announcement",
	},
	{ path: "/mine/about", screen: "features/site/about", access: "everyone", title: "site.about" },
	{ path: "/mine/chat", screen: "features/support/chat", access: "customers", title: "support.chat" },
	{
		path: "/mine/security",
		screen: "features/security/security",
		access: "customers",
		title: "security.title",
	},
	{
		path: "/mine/withdraw",
		screen: "features/withdrawal/order/withdraw",
		access: "real customers",
		title: "withdrawal.title",
		rereads: ["balances"],
	},
	{
		path: "/mine/withdraw-way",
		screen: "features/withdrawal/ways/withdraw-way",
		access: "real customers",
		title: "withdrawal.add",
	},
	{
		path: "/mine/bank-card-list",
		screen: "features/withdrawal/ways/bank-card-list",
		access: "real customers",
		title: "withdrawal.cards",
	},
	{
		path: "/mine/coin-address-list",
		screen: "features/withdrawal/ways/coin-address-list",
		access: "real customers",
		title: "withdrawal.addresses",
	},
	{
		path: "/loan",
		screen: "features/loan/application/application",
		access: "real customers",
		title: "loan.apply",
	},
	{
		path: "/loan/submit",
		screen: "features/loan/request/submit",
		access: "real customers",
		title: "loan.title",
	},
	{
		path: "/loan/record",
		screen: "features/loan/record/record",
		access: "real customers",
		title: "loan.records",
	},
	{
		path: "/loan/repayment",
		screen: "features/loan/repayment/repayment",
		access: "real customers",
		id: "loan_id",
		title: "loan.repayment",
	},
	{
		path: "/feedback",
		screen: "features/support/feedback",
		access: "everyone",
		title: "support.feedback",
	},
	{ path: "/message", screen: "features/content/inbox/inbox", access: "customers", title: "content.inbox" },
	{
		path: "/message/detail",
		screen: "features/content/reading/message",
		access: "customers",
		id: "id",
		title: "content.message",
	},
	{ path: "/news", screen: "features/content/reading/news", access: "everyone", title: "content.news" },
	{
		path: "/news/detail",
		screen: "features/content/reading/news-item",
		access: "everyone",
		id: "id",
		title: "content.news.item",
	},
	{
		path: "/descript/detail",
		screen: "features/content/reading/descript",
		access: "everyone",
		title: "content.descript.title",
	},
] as const satisfies readonly Route[];

/** Examples of addresses with an id or another query: every test of all screens opens them. */
export const exampleAddresses = {
	"/trade": ["/trade", "/trade?product=micro"],
	"/order": [
		"/order",
		"/order?type=0",
		"/order?type=3",
		"/order?source=micro&type=1",
		"/order?source=micro&type=3",
	],
	"/follow/trader": ["/follow/trader?id=1001"],
	"/follow/submit": ["/follow/submit?id=1001"],
	"/loan/agreement": ["/loan/agreement?id=1&amount=1000", "/loan/agreement?loan_id=1"],
	"/loan/sign": ["/loan/sign?id=1&amount=1000"],
	"/loan/repayment": ["/loan/repayment?loan_id=1"],
	"/register": ["/register", "/register?invite_code=TW10000001"],
	"/mine/transfer": ["/mine/transfer", "/mine/transfer?type=history"],
	"/mine/statement": ["/mine/statement", "/mine/statement?accountTypeId=1&month=2026-01"],
	"/mine/journal": ["/mine/journal", "/mine/journal?kind=deposit"],
	"/mine/charge": [
		"/mine/charge?type=0",
		"/mine/charge?type=1",
		"/mine/charge?type=0&view=records",
		"/mine/charge?type=1&view=records",
	],
	"/mine/auth-double-submit": ["/mine/auth-double-submit?type=1", "/mine/auth-double-submit?type=2"],
	"/mine/security": ["/mine/security", "/mine/security?type=logins", "/mine/security?type=passkeys"],
	"/mine/withdraw": [
		"/mine/withdraw",
		"/mine/withdraw?type=1&view=records",
		"/mine/withdraw?type=2&view=records",
	],
	"/mine/withdraw-way": ["/mine/withdraw-way?type=1", "/mine/withdraw-way?type=2"],
	"/mining/subscribe": ["/mining/subscribe?id=1"],
	"/mining/income": ["/mining/income?id=1"],
	"/message": ["/message", "/message?type=activity"],
	"/message/detail": ["/message/detail?id=1"],
	"/news/detail": ["/news/detail?id=1"],
	"/descript/detail": ["/descript/detail?group=about"],
} as const satisfies Partial<Record<Path, readonly string[]>>;

type TabRoute = Extract<(typeof routes)[number], { readonly tab: true }>;
type Path = (typeof routes)[number]["path"];
export type TabPath = TabRoute["path"];

/** The examples of a route; its path if it has none. */
export const examplesOf = ({ path }: Pick<Route, "path">): readonly string[] =>
	new Map<string, readonly string[]>(Object.entries(exampleAddresses)).get(path) ?? [path];

/** In the order of the tab bar. */
export const tabRoutes: readonly TabRoute[] = routes.filter((route) => "tab" in route);

const byPath: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/**
 * The one form of a path that routes are compared with: single slashes, none at the end, no `index.html`, characters of
 * paths not percent-encoded. A `%` that encodes nothing stays.
 */
export const canonicalPath = (path: string): `/${string}` => {
	const plain = path.replace(/%[0-9a-f]{2}/gi, (code) => {
		const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
		return /[\w.~/-]/.test(character) ? character : code.toUpperCase();
	});
	return `/${plain
		.split("/")
		.filter((part) => part !== "")
		.join("/")
		.replace(/(^|\/)index\.html$/, "")}`;
};

/** Other paths of a screen (Spec 1 §2). The address bar shows that of the route. */
const aliases: ReadonlyMap<string, Path> = new Map([["/mine", "/user"]]);

/** The route of an address, whatever its query, hash and way of writing (Spec 1 §2). */
export const routeOf = (address: string): Route | undefined => {
	const path = canonicalPath(address.replace(/[?#].*/s, ""));
	return byPath.get(aliases.get(path) ?? path);
};

/**
 * Whether the menus of the platform may link to `address`: they also name destinations that do not exist. Two slashes at
 * the beginning name another host.
 */
export const isBuilt = (address: string): boolean =>
	/^\/(?![/\\])/.test(address) && routeOf(address) !== undefined;

/** Pages without content of their own. */
const emptyPages: readonly string[] = ["/feedback"];

/** Whether a menu links to `address`: a built page with content that the tab bar does not show already (docs/assumptions.md, A-591). */
export const isMenuTarget = (address: string): boolean =>
	isBuilt(address) && !emptyPages.includes(address) && !(routeOf(address)?.tab && !address.includes("?"));
