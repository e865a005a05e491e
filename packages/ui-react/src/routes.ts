import { customerRoutes } from "./routes/customer-routes.ts";
import { moneyRoutes } from "./routes/money-routes.ts";
import type { Route } from "./routes/route.ts";
import { tradingRoutes } from "./routes/trading-routes.ts";

/** Every route of the app, tabs in the order of the tab bar. Another path leads to `/` (Spec 1 §2). */
export const routes = [...tradingRoutes, ...moneyRoutes, ...customerRoutes] as const;

type TabRoute = Extract<(typeof routes)[number], { readonly tab: true }>;
export type Path = (typeof routes)[number]["path"];
export type TabPath = TabRoute["path"];

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
