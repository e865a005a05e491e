import { lazyPage } from "../shell/lazy-page.ts";

/** The pages that exist; a path that is not among them leads to `/` (Spec 1 §2). */
export const pages = {
	"/": lazyPage(() => import("./home-page.tsx").then((file) => file.HomePage)),
	"/trade": lazyPage(() => import("./trade-page.tsx").then((file) => file.TradePage)),
	"/order": lazyPage(() => import("./orders-page.tsx").then((file) => file.OrdersPage)),
	"/user": lazyPage(() => import("./user-page.tsx").then((file) => file.UserPage)),
	"/login": lazyPage(() => import("./login-page.tsx").then((file) => file.LoginPage)),
	"/language": lazyPage(() => import("./language-page.tsx").then((file) => file.LanguagePage)),
};

export type PagePath = keyof typeof pages;

export const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);
