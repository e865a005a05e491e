import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { idIn } from "./router/address-id.ts";
import { exampleAddresses, examplesOf } from "./routes/example-addresses.ts";
import type { Route } from "./routes/route.ts";
import { canonicalPath, isBuilt, routeOf, routes, tabRoutes } from "./routes.ts";

/** The paths of both specifications (Spec 1 §2, Spec 2 §2), by who may see them. */
const specified: Readonly<Record<Route["access"], readonly string[]>> = {
	everyone: [
		...["/", "/trade", "/rank", "/product", "/login", "/register", "/forgot", "/language", "/feedback"],
		...["/news", "/news/detail", "/descript/detail", "/mine/about"],
		...["/follow", "/follow/follow-list", "/follow/trader", "/mining"],
	],
	customers: [
		...["/order", "/user", "/message", "/message/detail"],
		...["invite", "email", "announcement", "history", "wallet", "accounts", "chat", "system"].map(
			(page) => `/mine/${page}`,
		),
		// Ours.
		...["/mine/security", "/mine/journal", "/mine/statement"],
		// A demo customer sees them with a link to the login in place of their form.
		...["/follow/trader-apply", "/follow/my-follower", "/follow/submit"],
	],
	"real customers": [
		...["auth", "auth-double", "auth-double-submit", "password", "pay-password", "charge", "transfer"].map(
			(page) => `/mine/${page}`,
		),
		...["withdraw", "withdraw-way", "bank-card-list", "coin-address-list"].map((page) => `/mine/${page}`),
		...["", "/submit", "/agreement", "/sign", "/record", "/repayment"].map((page) => `/loan${page}`),
		...["/mining/subscribe", "/mining/record", "/mining/income"],
	],
};

test("Spec 1 §2, Spec 2 §2: each route is specified, and has the specified access", () => {
	for (const { path, access } of routes) expect(specified[access], path).toContain(path);
});

test("Spec 1 §2: the tab bar has market, trade, orders, copy trading, ranking and account", () => {
	expect(tabRoutes.map(({ path }) => path)).toEqual(["/", "/trade", "/order", "/follow", "/rank", "/user"]);
});

test("paths and titles are unique", () => {
	for (const part of ["path", "title"] as const)
		expect(new Set(routes.map((route) => route[part])).size).toBe(routes.length);
});

test("each example of addresses is one of its route, with an id that the route names", () => {
	for (const [path, examples] of Object.entries(exampleAddresses))
		expect(examples.map((address) => routeOf(address)?.path)).toEqual(examples.map(() => path));
	for (const route of routes)
		if ("id" in route)
			expect(
				examplesOf(route).map((address) => idIn(new URL(address, "http://a").searchParams, route.id)),
				route.path,
			).toEqual([expect.any(Number)]);
	expect(examplesOf({ path: "/rank" })).toEqual(["/rank"]);
});

test("each screen and each preloaded file exists", () => {
	const files = routes.flatMap(({ screen, ...route }) => [
		`${screen}.screen.tsx`,
		...("preloads" in route ? route.preloads : []),
	]);
	expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});

test("each screen file belongs to a route", () => {
	const screens = globSync("**/*.screen.tsx", { cwd: import.meta.dirname });
	expect(screens.map((file) => file.replace(/\\/g, "/").replace(".screen.tsx", "")).sort()).toEqual(
		[...new Set(routes.map(({ screen }) => screen))].sort(),
	);
});

test("each title has words, and the titles of tabs belong to the first load", () => {
	const keysIn = (folder: string) =>
		globSync(`**/${folder}/en.json`, { cwd: import.meta.dirname }).flatMap((file) =>
			Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"))),
		);
	const first = keysIn("first-words");
	const all = [...first, ...keysIn("words")];
	expect(routes.filter(({ title }) => !all.includes(title))).toEqual([]);
	expect(tabRoutes.filter(({ title }) => !first.includes(title))).toEqual([]);
});

test.each([
	...["/order", "/order/", "//order", "/order//", "/%6frder", "/%6Frder", "/order/index.html"],
	...["/order?type=3", "/order/?type=3#rows"],
])("%s is the route of orders", (address) => {
	expect(routeOf(address)?.path).toBe("/order");
});

test.each(["/mine", "/mine/", "/mine?from=x#y", "/user"])("Spec 1 §2: %s is the user centre", (address) => {
	expect([routeOf(address)?.path, isBuilt(address)]).toEqual(["/user", true]);
});

test.each(["/", "", "//", "/index.html", "//index.html"])("%s is the home page", (address) => {
	expect(routeOf(address)?.path).toBe("/");
});

test.each([
	["/trade%", "/trade%"],
	["/%", "/%"],
	["/mine//accounts/", "/mine/accounts"],
	["/%2fevil.test/", "/evil.test"],
	["/a%3fb%c3%a9", "/a%3Fb%C3%A9"],
])("%s is written %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
});

test("Spec 1 §2: an unknown path has no route, and menus do not link to it", () => {
	expect(
		["/mine/no-such-page", "/orders", "/order/501", "//", "//order", "/\\order", "/trade%", ""].filter(
			isBuilt,
		),
	).toEqual([]);
});
