import { HomePage } from "../features/home/home.screen.tsx";
import { type LazyPage, lazyPage, lazyRoom } from "./lazy.ts";

export type Pages = Readonly<Record<string, LazyPage<object>>>;

/**
 * The pages that exist; a path that is not among them leads to `/` (Spec 1 §2). The code of the machines comes with the
 * pages that need them, and is handed over before one of these is shown.
 */
export const createPages = (): Pages => ({
	/** Part of the first load: smaller than one more round trip is worth. */
	"/": lazyPage(() => Promise.resolve(HomePage)),
	"/trade": lazyPage(() => import("../screens/trade/trade.screen.tsx").then((file) => file.TradePage)),
	"/order": lazyRoom(() => import("../screens/orders/orders.screen.tsx").then((file) => file.OrdersPage)),
	"/rank": lazyRoom(() => import("../pages/rank-page.tsx").then((file) => file.RankingScreen)),
	"/product": lazyRoom(() => import("../pages/product-page.tsx").then((file) => file.ProductSearchPage)),
	"/message": lazyRoom(() => import("../pages/message-page.tsx").then((file) => file.InboxPage)),
	"/message/detail": lazyRoom(() => import("../pages/message-page.tsx").then((file) => file.MessagePage)),
	"/news": lazyRoom(() => import("../pages/news-page.tsx").then((file) => file.NewsPage)),
	"/news/detail": lazyRoom(() => import("../pages/news-page.tsx").then((file) => file.NewsItemPage)),
	"/descript/detail": lazyRoom(() => import("../pages/news-page.tsx").then((file) => file.DescriptPage)),
	"/user": lazyRoom(() => import("../features/session/user/user.screen.tsx").then((file) => file.UserPage)),
	"/mine/accounts": lazyRoom(() => import("../pages/accounts-page.tsx").then((file) => file.AccountsScreen)),
	"/mine/history": lazyRoom(() =>
		import("../pages/account-history-page.tsx").then((file) => file.AccountHistoryScreen),
	),
	"/feedback": lazyRoom(() => import("../pages/feedback-page.tsx").then((file) => file.FeedbackPage)),
	"/login": lazyRoom(() =>
		import("../features/session/login/login.screen.tsx").then((file) => file.LoginPage),
	),
	"/language": lazyPage(() => import("../pages/language-page.tsx").then((file) => file.LanguagePage)),
});
