import type { LanguageCode } from "@tradewind/domain/site";

/** What each page needs besides the entry: fetched at once instead of one after the other. */
const modulesOf = {
	"/": [],
	"/trade": ["pages/trade-page.tsx", "features/market/chart/candle-chart.tsx"],
	"/order": ["pages/orders-page.tsx"],
	"/rank": ["pages/rank-page.tsx"],
	"/user": ["pages/user-page.tsx"],
	"/mine/accounts": ["pages/accounts-page.tsx"],
	"/mine/history": ["pages/account-history-page.tsx"],
	"/feedback": ["pages/feedback-page.tsx"],
	"/product": ["pages/product-page.tsx"],
	"/login": ["pages/login-page.tsx"],
	"/language": ["pages/language-page.tsx"],
} as const;

export type PagePath = keyof typeof modulesOf;

export const pagePaths = Object.keys(modulesOf) as readonly PagePath[];
export const sourcesOf = (path: PagePath): readonly string[] => modulesOf[path];
export const fileOf = (path: PagePath): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The first stands in the page; the others lie beside it and take its place before the first paint. */
export const shownIn = ["en", "hk", "ar"] as const satisfies readonly LanguageCode[];
