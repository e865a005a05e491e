/** The tabs keep their state when left (Spec 1 §2). */
export const tabPaths = ["/", "/trade", "/order", "/rank", "/user"] as const;
export type TabPath = (typeof tabPaths)[number];

export const isTab = (path: string): path is TabPath => tabPaths.some((tab) => tab === path);

/** Destinations that exist; menus of the platform may name others, and those are not linked. */
const built: readonly string[] = [
	...tabPaths,
	"/login",
	"/language",
	"/product",
	"/mine/accounts",
	"/mine/history",
	"/feedback",
	...["/message", "/message/detail", "/news", "/news/detail", "/descript/detail"],
];

/** Whether a path leads to a page of ours, whatever is asked of that page in it. */
export const isBuilt = (path: string): boolean => built.includes(path.replace(/[?#].*/, ""));
