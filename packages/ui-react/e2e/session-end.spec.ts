import type { Page, Route } from "@playwright/test";
import { expect, failedRequests, fillLogin, logInAt, logOut, mia, test } from "@tradewind/test-kit";

test.use({ scenario: "default", provokes: failedRequests });

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const expired = "Your session has expired. Please log in again.";

/** Records history changes, requests and socket frames of the page. */
const watch = async (page: Page) => {
	const seen = { redirects: [] as string[], asked: [] as string[], logouts: 0 };
	await page.exposeFunction("seenGoing", (to: string) => seen.redirects.push(to));
	await page.addInitScript(() => {
		for (const way of ["pushState", "replaceState"] as const) {
			const go = history[way].bind(history);
			history[way] = (state, unused, to) => {
				go(state, unused, to);
				Reflect.get(window, "seenGoing")(`${way} ${location.pathname}${location.search}`);
			};
		}
	});
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/(v2\/)?api\//.test(pathname)) seen.asked.push(pathname);
	});
	page.on("websocket", (socket) =>
		socket.on("framesent", ({ payload }) => {
			if (String(payload).includes('"logout"')) seen.logouts += 1;
		}),
	);
	return seen;
};

test("Pitfalls 10: six calls answer 999 at once: one notice, one redirect, one socket logout, nothing replayed", async ({
	page,
	context,
}) => {
	const seen = await watch(page);
	await logInAt(page, "/order?type=1");
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	const held: Route[] = [];
	await page.route(/\/api\//, (route) => {
		held.push(route);
	});
	// After a reconnect and a visit to several pages, orders, balances, instruments and candles are in flight.
	await context.setOffline(true);
	await context.setOffline(false);
	await expect.poll(() => held.length).toBeGreaterThanOrEqual(3);
	await mainMenu(page).getByRole("link", { name: "Trade" }).click();
	await mainMenu(page).getByRole("link", { name: "Orders" }).click();
	await page.getByRole("tab", { name: "History" }).click();
	await expect
		.poll(() => held.some((route) => route.request().url().includes("my_deal?status=3")))
		.toBe(true);
	expect(held.length).toBeGreaterThanOrEqual(6);
	seen.redirects.length = 0;
	seen.asked.length = 0;
	const invalid = { code: 999, msg: "Please log in again", data: null };
	await Promise.allSettled(held.map((route) => route.fulfill({ json: invalid })));
	await page.unroute(/\/api\//);
	await expect(page).toHaveURL("/login?from=%2Forder%3Ftype%3D3");
	await expect(page.getByText(expired)).toHaveCount(1);
	await expect(page.getByRole("alert").filter({ hasText: expired })).toBeVisible();
	expect(seen.redirects).toEqual(["replaceState /login?from=%2Forder%3Ftype%3D3"]);
	await expect.poll(() => seen.logouts).toBe(1);

	await fillLogin(page, mia.email, "wrong");
	await expect(page.getByText("Wrong e-mail or password")).toBeVisible();
	// What the app fetches for other tabs when it is idle may come now.
	const refused = new Set(held.map((route) => new URL(route.request().url()).pathname));
	expect(seen.asked.filter((path) => refused.has(path))).toEqual([]);
	expect(seen.asked.filter((path) => path === "/api/user/loginForU")).toHaveLength(1);
	expect(seen.logouts).toBe(1);
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL("/order?type=3");
});

test("Spec 1 §8: a session that expires on a public page leads to the login too, and back", async ({
	page,
	platform,
}) => {
	const seen = await watch(page);
	await logInAt(page, "/trade");
	await expect(mainMenu(page)).toBeVisible();
	seen.redirects.length = 0;
	await platform.expireSessions();
	await expect(page).toHaveURL("/login?from=%2Ftrade");
	await expect(page.getByText(expired)).toHaveCount(1);
	expect(seen.redirects).toEqual(["replaceState /login?from=%2Ftrade"]);
	await page.getByRole("button", { name: "Dismiss", exact: true }).click();
	await expect(page.getByText(expired)).toBeHidden();
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL("/trade");
});

test("Spec 1 §8: a session that expires before the first render leads to the login too", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "account.getBalance", code: 999 }] });
	// The first render waits for them, for a short time.
	await page.route("**/api/basicSet/getBasicInfo*", () => {});
	await page.goto("/");
	await expect(page).toHaveURL("/login?from=%2F");
});

test("Spec 1 §8: a saved session that has expired shows the page for visitors, without the login", async ({
	page,
	platform,
}) => {
	await logInAt(page, "/");
	await platform.expireSessions();
	await expect(page).toHaveURL(/\/login/);
	await page.goto("/");
	await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
	await expect(page).toHaveURL("/");
});

test("Pitfalls: a logout in one tab logs out the other, which opens home in one navigation", async ({
	page,
	context,
}) => {
	await logInAt(page, "/user");
	const other = await context.newPage();
	const seen = await watch(other);
	await other.goto("/user");
	await expect(other.getByText(mia.email)).toBeVisible();
	seen.redirects.length = 0;
	await page.bringToFront();
	await logOut(page);
	await expect(other).toHaveURL("/");
	await expect(other.getByText("You are logged out.")).toBeVisible();
	await expect(other.getByRole("link", { name: "Log in" })).toBeVisible();
	expect(seen.redirects).toEqual(["pushState /"]);
});

test("Pitfalls: when another customer logs in in one tab, no other tab continues the first session", async ({
	page,
	context,
}) => {
	await page.goto("/login?from=/user");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page.getByText("Demo account", { exact: true })).toBeVisible();
	const other = await context.newPage();
	await other.goto("/user");
	await expect(other.getByText("Demo account", { exact: true })).toBeVisible();
	await page.bringToFront();
	await page.getByRole("link", { name: "Log in to a real account" }).click();
	await fillLogin(page, mia.email, mia.password);
	await expect(page.getByText(mia.email)).toBeVisible();
	await expect(other.getByText(mia.email)).toBeVisible();
});
